import type { SeedRecord } from './seed-record';
import type { Fields } from './seed-files';

export type Progress = (label: string, done: number, total: number) => void;

export type SeedEntry = Fields & { url: string };

/** A file generated from content, such as a datasheet. */
export type GeneratedFile = {
  /** Its name in the media library. */
  file: string;
  /** The folder of the media library. */
  folder: string;
  alternativeText: string;
  generate(): Promise<Buffer> | Buffer;
};

/** The source of content: a folder with YAML files and media, and files generated from them. */
export type SeedSource = {
  folder: string;
  /** Changes when the content changes. By default, the fingerprint of the folder. */
  fingerprint?(): string;
  /** The entries of a collection, if they differ from its YAML files. */
  entriesOf?(collection: string): SeedEntry[];
  generatedFiles?(): GeneratedFile[];
};

export type SeedRun = { source: SeedSource; record: SeedRecord };
