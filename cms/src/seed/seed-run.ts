import type { SeedRecord } from './seed-record';

export type Progress = (label: string, done: number, total: number) => void;
export type SeedRun = { folder: string; record: SeedRecord };
