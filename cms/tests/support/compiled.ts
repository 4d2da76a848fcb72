import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const cms = path.resolve(import.meta.dirname, '..', '..');

// The tests run what is served: the compiled backend, on a folder of its own that is gone afterwards.
export default function compileAndMakeFolder() {
  execFileSync(process.execPath, [path.join(cms, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', cms], {
    stdio: 'inherit',
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'fieldshop-cms-'));
  process.env.FIELDSHOP_TEST_FOLDER = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
