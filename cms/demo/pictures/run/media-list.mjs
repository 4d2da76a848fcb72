import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';

const file = new URL('../../content/media-variants.yaml', import.meta.url);
const comment =
  '# Written by cms/demo/pictures with each rendered picture: its label, as printed on the instrument, and its SHA-256.\n';

/** Replaces the entries of these pictures in the media list of the variants. */
export function list(pictures) {
  const listed = existsSync(file) ? (parse(readFileSync(file, 'utf8')) ?? []) : [];
  const names = new Set(pictures.map((picture) => picture.file));
  const all = [...listed.filter((picture) => !names.has(picture.file)), ...pictures];
  all.sort((first, second) => first.file.localeCompare(second.file));
  writeFileSync(file, comment + stringify(all, { lineWidth: 0, singleQuote: true }));
}
