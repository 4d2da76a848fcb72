import type { SeedRecord } from './seed-record';
import type { Fields } from './seed-files';

export type Progress = (label: string, done: number, total: number) => void;

export type SeedEntry = Fields & { url: string };

/** A file that is made from content, such as a datasheet. */
export type GeneratedFile = {
  /** Its name in the media library. */
  file: string;
  /** The folder of the media library. */
  folder: string;
  alternativeText: string;
  generate(): Promise<Buffer> | Buffer;
};

/** Where content comes from: a folder of YAML files and media, and what is generated from them. */
export type SeedSource = {
  folder: string;
  /** Changes whenever the content does. Without it, the folder alone is compared. */
  fingerprint?(): string;
  /** The entries of a collection, where these are more than its YAML files say. */
  entriesOf?(collection: string): SeedEntry[];
  generated?: {
    files(): GeneratedFile[];
    /** Everything that determines the bytes of the files, for the cache of generated files. */
    inputs(): string;
  };
};

export type SeedRun = { source: SeedSource; record: SeedRecord };
