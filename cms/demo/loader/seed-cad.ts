import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { cadFile, cadFormatsOf, type CadFormat } from '../cad/cad-files';
import { type Drawing, drawingSchema } from '../pdf/datasheet-content';
import type { Fields } from '../../src/seed/seed-files';
import { madeOnce } from './made-once';

type Entry = Fields & { url: string };

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
  const titles: Record<CadFormat, string> = {
    dxf: `Outline drawing ${titleOf(drawing)}, DXF`,
    step: `Model ${body}, STEP`,
    glb: `3D view ${body}, GLB`,
  };
  return cadFormatsOf(drawing).map((format) => ({
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
  return cadFormatsOf(drawing).map((format) => ({
    file: cadFileName(name, format),
    folder: 'Outlines',
    alternativeText: `${titleOf(drawing)} as ${format.toUpperCase()}, in ${format === 'glb' ? 'metres' : 'millimetres'}`,
    generate: () =>
      madeOnce([format, revision, JSON.stringify(drawing)], () => cadFile(drawing, revision, format)),
  }));
}

const cadFileName = (name: string, format: CadFormat) => `${name}.${format}`;

// Shortens "Pressure transmitter APT 210" to its last words.
function titleOf({ title }: Drawing): string {
  return title.match(/[A-Z]{3} \d.*$/)?.[0] ?? title;
}
