import { type CadFile, cadFiles } from '../cad/cad-files.ts';
import type { Drawing } from '../pdf/datasheet-content.ts';

const done = new WeakMap<Drawing, CadFile[]>();

/** Made once for each drawing, because many tests read it. */
export function cadFileOf(drawing: Drawing, format: CadFile['format']): Buffer {
  const files = done.get(drawing) ?? cadFiles(drawing, '2026-01');
  done.set(drawing, files);
  const file = files.find((candidate) => candidate.format === format);
  if (!file) throw new Error(`There is no ${format} of ${drawing.title}.`);
  return file.content;
}
