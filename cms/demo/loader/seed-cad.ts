import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { type CadFile, cadFiles } from '../cad/cad-files';
import { type Drawing, drawingSchema } from '../pdf/datasheet-content';
import type { Fields } from '../../src/seed/seed-files';

type Entry = Fields & { url: string };
type Format = CadFile['format'];

const drawn = v.object({ pdf: v.object({ revision: v.string(), drawing: v.string() }) });

/** A drawing with the products that share it, so that its outline is stored once for all of them. */
export interface SharedDrawing {
  name: string;
  drawing: Drawing;
  revision: string;
  products: string[];
}

export function sharedDrawings(folder: string, products: Entry[]): SharedDrawing[] {
  const uses = products.flatMap((product) => {
    const { success, output } = v.safeParse(drawn, product);
    return success ? [{ url: product.url, ...output.pdf }] : [];
  });
  const names = [...new Set(uses.map(({ drawing }) => drawing))].sort();
  return names.flatMap((name) => {
    const file = path.join(folder, 'drawings', `${name}.yaml`);
    if (!existsSync(file)) return [];
    const users = uses.filter(({ drawing }) => drawing === name);
    return {
      name,
      drawing: v.parse(drawingSchema, parse(readFileSync(file, 'utf8'))),
      revision:
        users
          .map(({ revision }) => revision)
          .sort()
          .at(-1) ?? '',
      products: users.map(({ url }) => url),
    };
  });
}

/** The documents of record of one drawing, the same for all products that share it. */
export function cadDocuments({ name, drawing, revision, products }: SharedDrawing): Entry[] {
  const { without = '', shortened } = drawing.model ?? {};
  const body = `${titleOf(drawing)}${without && ` without ${without}`}${shortened ? ' with shortened cable' : ''}`;
  const titles: Record<Format, string> = {
    dxf: `Outline drawing ${titleOf(drawing)}, DXF`,
    step: `Model ${body}, STEP`,
    glb: `3D view ${body}, GLB`,
  };
  return formatsOf(drawing).map((format) => ({
    url: `outline-${name}-${format}`,
    title: titles[format],
    type: 'cad',
    language: 'en',
    revision,
    date: `${revision}-01`,
    file: cadFileName(name, format),
    products,
  }));
}

/** The files behind these documents. */
export function generatedCadFiles({ name, drawing, revision }: SharedDrawing) {
  return formatsOf(drawing).map((format) => ({
    file: cadFileName(name, format),
    folder: 'Outlines',
    alternativeText: `${titleOf(drawing)} as ${format.toUpperCase()}, in ${format === 'glb' ? 'metres' : 'millimetres'}`,
    generate() {
      const file = cadFiles(drawing, revision).find((candidate) => candidate.format === format);
      if (!file) throw new Error(`${name} has no ${format}.`);
      return file.content;
    },
  }));
}

const formatsOf = ({ model }: Drawing): Format[] => (model ? ['dxf', 'step', 'glb'] : ['dxf']);
const cadFileName = (name: string, format: Format) => `${name}.${format}`;

// Shortens "Pressure transmitter APT 210" to its last words.
function titleOf({ title }: Drawing): string {
  return title.match(/[A-Z]{3} \d.*$/)?.[0] ?? title;
}
