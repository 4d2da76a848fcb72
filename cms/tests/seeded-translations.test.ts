import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend, seedFolder } from './support/backend';

const uid = 'api::translation.translation';

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});
afterEach(() => rmSync(path.join(seedFolder, 'translations'), { recursive: true }));

describe('the translations of a seed', () => {
  it('are added from the files of all areas, with both languages in one row', async () => {
    write('de/products.yaml', 'Accuracy: Messabweichung\nPressure: Druck\n');
    write('de/pages.yaml', '"Hello: you": "Hallo: Sie"\n');
    write('fr/products.yaml', 'Accuracy: Précision\n');
    await backend.seed();
    expect(await rows()).toEqual([
      ['Accuracy', 'Messabweichung', 'Précision'],
      ['Hello: you', 'Hallo: Sie', null],
      ['Pressure', 'Druck', null],
    ]);
  });

  it('can be edited, and keep what an editor has entered', async () => {
    const [row] = await backend.strapi.documents(uid).findMany({ filters: { english: 'Pressure' } });
    const documentId = String(row?.documentId);
    const data: Record<string, unknown> = { german: 'Der Druck' };
    await backend.strapi.documents(uid).update({ documentId, data });
    write('de/products.yaml', 'Accuracy: Messabweichung\nPressure: Druck\n');
    write('fr/products.yaml', 'Pressure: Pression\nLevel: Niveau\n');
    await backend.seed();
    expect(await rows()).toEqual([
      ['Accuracy', 'Messabweichung', 'Précision'],
      ['Hello: you', 'Hallo: Sie', null],
      ['Level', null, 'Niveau'],
      ['Pressure', 'Der Druck', 'Pression'],
    ]);
  });

  it('may be some thousand', async () => {
    const pairs = Array.from(
      { length: 4000 },
      (_, index) => `"Text ${index}": "${'Text '.repeat(20)}${index}"`,
    );
    write('de/products.yaml', pairs.join('\n'));
    write('fr/products.yaml', pairs.join('\n'));
    await backend.seed();
    expect(await backend.strapi.db.query(uid).count({ where: { french: { $notNull: true } } })).toBe(4003);
  });

  it('must be pairs', async () => {
    write('de/products.yaml', 'Accuracy: [Messabweichung]\n');
    await expect(backend.seed()).rejects.toThrow('products.yaml');
  });
});

function write(file: string, text: string): void {
  const full = path.join(seedFolder, 'translations', file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
}

async function rows() {
  const found = await backend.strapi.documents(uid).findMany({ sort: 'english' });
  return found.map(({ english, german, french }) => [english, german ?? null, french ?? null]);
}
