import { vi } from 'vitest';

// Runs before each test file: its modules have no state of an earlier file, and the globals are those of Node. A worker for
// each file would do the same, but takes longer to start than most of their tests take.
vi.useRealTimers();
vi.restoreAllMocks();
vi.unstubAllGlobals();
vi.resetModules();
