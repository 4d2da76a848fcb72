import { afterAll, vi } from 'vitest';

// Files share their modules. One that is still being loaded when a file ends would fail in all files after it.
afterAll(() => vi.dynamicImportSettled());
