import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const cms = path.resolve(import.meta.dirname, '..', '..');

// Tests run the compiled backend, which is what is deployed. They write to a folder that is deleted afterwards.
export default function compileAndMakeFolder() {
  execFileSync(process.execPath, [path.join(cms, '..', 'scripts', 'build', 'messages', 'write.mjs')]);
  execFileSync(
    process.execPath,
    [path.join(cms, '..', 'node_modules', '@typescript', 'native', 'bin', 'tsc'), '-p', cms],
    {
      stdio: 'inherit',
    },
  );
  const folder = mkdtempSync(path.join(tmpdir(), 'fieldshop-cms-'));
  Object.assign(process.env, testEnvironment(folder));
  // An e-mail may still be written to the mailbox.
  return () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}

function testEnvironment(folder: string): Record<string, string> {
  const secrets = ['APP_KEYS', 'ADMIN_JWT_SECRET', 'API_TOKEN_SALT', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY'];
  const all = [...secrets, 'JWT_SECRET', 'PREVIEW_SECRET'];
  return {
    ...Object.fromEntries(all.map((name) => [name, `${name}-for-tests-only`])),
    FIELDSHOP_TEST_FOLDER: folder,
    // Not the developer's own settings.
    SETTINGS_FILE: path.join(folder, 'no-settings'),
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    DATABASE_CLIENT: 'sqlite',
    SITE_DIR: path.join(cms, 'tests', 'fixtures', 'site'),
    SITE_URL: '',
    SEED: 'keep',
    ADMIN_EMAIL: 'admin@example.test',
    ADMIN_PASSWORD: 'Passw0rd-1',
    PAYMENT_TEST_MODE: 'true',
    // All tests have the same IP address.
    CART_LINES_PER_ADDRESS: '1000000',
    MAIL_STAFF: 'staff@example.test',
  };
}
