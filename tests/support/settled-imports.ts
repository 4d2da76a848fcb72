import { afterAll, vi } from 'vitest';

// Test files share their modules. An import still pending when a file ends would fail in all later files.
afterAll(() => vi.dynamicImportSettled());
