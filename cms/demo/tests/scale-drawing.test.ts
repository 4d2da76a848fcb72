import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { scaleFile } from '../loader/seed-drawings.ts';
import { drawingSchema } from '../pdf/datasheet-content.ts';
import { scaleCaption, scaleDrawing, scaleText } from '../pdf/scale-drawing.ts';
import { readSeed, readSeedFile, seedFolder } from './seed-files.ts';

const { products, media } = readSeed();
const names = [...new Set(products.map(({ pdf }) => pdf.drawing))];
const described = new Map(media.map(({ file, alternativeText }) => [file, alternativeText]));

describe('the size comparison of a drawing', () => {
  it.each(names)('%s has a picture, described with the dimensions of the drawing', (name) => {
    expect(existsSync(join(seedFolder, 'media', scaleFile(name)))).toBe(true);
    expect(described.get(scaleFile(name))).toBe(scaleText(drawingNamed(name)));
  });

  it('has the overall dimensions of the first view', () => {
    expect(scaleText(drawingNamed('apt-210'))).toBe(
      'Outline of Pressure transmitter APT 210, G 1/4 B: 94 × 31.2 mm, next to a bank card (85.6 × 54 mm) at the same scale',
    );
    expect(scaleText(drawingNamed('adi-30'))).toContain(': 96 × 48 mm, next');
  });

  it('counts the housing and the probe, without their cable', () => {
    expect(scaleText(drawingNamed('aht-700-duct'))).toContain(
      ': 112 × 105.3 mm and 250 × 60 mm without cable, next',
    );
  });

  it('has the full length of what is drawn shortened', () => {
    expect(scaleText(drawingNamed('acm-12-02'))).toContain(': 2\u2009000 × 14.6 mm, drawn shortened, next');
  });

  it('has a bank card at the scale of the instrument', () => {
    const { shapes } = scaleDrawing(drawingNamed('apt-210'));
    const card = shapes.find((shape) => shape.tint === 'reference' && 'rect' in shape);
    expect(card).toMatchObject({ rect: [expect.any(Number), expect.any(Number), 85.6, 54], r: 3.18 });
  });

  it('has a rule of 1 m if the instrument is longer than 400 mm', () => {
    expect(scaleCaption(drawingNamed('atr-120-250'))).toBe('Size compared with a bank card');
    expect(scaleCaption(drawingNamed('atr-120-400'))).toBe('Size compared with a 1 m rule');
  });
});

function drawingNamed(name: string) {
  return v.parse(drawingSchema, readSeedFile(`drawings/${name}.yaml`));
}
