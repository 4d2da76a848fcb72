import { vi } from 'vitest';

// Each of these test files starts with modules that keep no state of an earlier file, and with the globals of Node. A worker
// of its own would do the same, but takes longer than most of their tests.
vi.useRealTimers();
vi.restoreAllMocks();
vi.unstubAllGlobals();
vi.resetModules();
