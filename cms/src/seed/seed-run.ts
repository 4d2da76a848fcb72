import type { SeedRecord } from './seed-record';

export type Progress = (label: string, done: number, total: number) => void;
/** `only` names one collection; without it the whole folder is seeded. */
export type SeedRun = { folder: string; record: SeedRecord; only?: string };
