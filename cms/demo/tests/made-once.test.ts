import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makers } from '../loader/made-once.ts';

const cms = path.resolve(import.meta.dirname, '..', '..');
const statement = /^(?:import|export)\b(?! type\b)[^;]*?from '(\.[^']*)';$/gms;

// The path of a folder, and texts for customers, which no PDF or CAD file of the demo has.
const withoutEffect = ['src/platform/config/cms-folder', 'src/platform/messages/texts'];

describe('the code on which the cached PDFs and CAD files depend', () => {
  it('includes all that it imports', () => {
    const imported = makers.flatMap(filesIn).flatMap(importsOf);
    expect(imported.length).toBeGreaterThan(50);
    const isIncluded = (file: string) => makers.some((folder) => file.startsWith(`${folder}/`));
    expect([...new Set(imported.filter((file) => !isIncluded(file)))]).toEqual(withoutEffect);
  });
});

// This one draws pictures for pages and is run by hand.
const filesIn = (folder: string) =>
  readdirSync(path.join(cms, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && file !== 'build-drawings.ts')
    .map((file) => path.join(cms, folder, file));

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const isOnlyTypes = (line: string) => /\{\s*(type [\w\s]+,?\s*)+\}/.test(line);
  return [...text.matchAll(statement)]
    .filter(([line]) => !isOnlyTypes(line))
    .map(([, target = '']) => path.relative(cms, path.resolve(path.dirname(file), target)));
}
