import { cadFile, type CadFormat } from '../cad/cad-files.ts';
import type { Drawing } from '../pdf/datasheet-content.ts';

const done = new WeakMap<Drawing, Map<CadFormat, Buffer>>();

/** Made once for each drawing, because many tests read it. */
export function cadFileOf(drawing: Drawing, format: CadFormat): Buffer {
  const files = done.get(drawing) ?? new Map<CadFormat, Buffer>();
  done.set(drawing, files);
  const file = files.get(format) ?? cadFile(drawing, '2026-01', format);
  files.set(format, file);
  return file;
}
