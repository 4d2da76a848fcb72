import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { parse, stringify } from 'yaml';
import { cmsFolder } from '../../src/platform/config/cms-folder';
import { dimensionsFile, scaleFile, wiringFile } from '../loader/seed-drawings';
import { drawingSchema, wiringSchema } from './datasheet-content';
import { dimensionDrawing, drawingText, scalePicture, wiringDiagram, wiringText } from './documents';
import { scaleCaption, scaleText } from './scale-drawing';

const width = 1200;
// Shown at 28 rem or less.
const scaleWidth = 960;
const folder = 'Drawings';
const seed = join(cmsFolder, 'demo/content');
const productSchema = v.object({
  url: v.string(),
  name: v.string(),
  pdf: v.object({ drawing: v.string() }),
});

interface Media {
  file: string;
  folder: string;
  alternativeText: string;
  caption: string;
  /** SHA-256 of the SVG, so that a test can compare it with the drawing. */
  source?: string;
}

void buildDrawings();

// Draws the dimensions, the size comparisons and the wiring of the product pages, from the same sources as the datasheets.
async function buildDrawings(): Promise<void> {
  const media = [...(await dimensions()), ...(await comparisons()), ...(await wiringDiagrams())];
  writeFileSync(join(seed, 'media-drawings.yaml'), stringify(media, { lineWidth: 0, singleQuote: true }));
  process.stdout.write(`${media.length} drawings\n`);
}

async function dimensions(): Promise<Media[]> {
  const media = [];
  for (const file of filesIn('products')) {
    const { url, name, pdf } = v.parse(productSchema, readYaml(`products/${file}`));
    const drawing = v.parse(drawingSchema, readYaml(`drawings/${pdf.drawing}.yaml`));
    await writePicture(dimensionsFile(url), dimensionDrawing(drawing, name));
    media.push({
      file: dimensionsFile(url),
      folder,
      alternativeText: `Dimension drawing of ${name}: ${drawingText(drawing)}`,
      caption: 'Dimensions in millimetres',
    });
  }
  return media;
}

// One for each drawing, shared by all products of that size.
async function comparisons(): Promise<Media[]> {
  const media = [];
  for (const file of filesIn('drawings')) {
    const drawing = v.parse(drawingSchema, readYaml(`drawings/${file}`));
    const svg = scalePicture(drawing);
    const picture = scaleFile(basename(file, '.yaml'));
    await writePicture(picture, svg, scaleWidth);
    media.push({
      file: picture,
      folder,
      alternativeText: scaleText(drawing),
      caption: scaleCaption(drawing),
      source: createHash('sha256').update(svg).digest('hex'),
    });
  }
  return media;
}

async function wiringDiagrams(): Promise<Media[]> {
  const media = [];
  for (const file of filesIn('wiring')) {
    const wiring = v.parse(wiringSchema, readYaml(`wiring/${file}`));
    const picture = wiringFile(basename(file, '.yaml'));
    await writePicture(picture, wiringDiagram(wiring));
    media.push({
      file: picture,
      folder,
      alternativeText: `Wiring diagram: ${wiringText(wiring)}`,
      caption: `Wiring: ${wiring.title}`,
    });
  }
  return media;
}

async function writePicture(file: string, svg: string, pixels = width): Promise<void> {
  const picture = await sharp(Buffer.from(svg), { density: 260 })
    .resize({ width: pixels })
    .flatten({ background: '#fff' })
    .webp({ quality: 82, effort: 6 })
    .toBuffer();
  writeFileSync(join(seed, 'media', file), picture);
}

function filesIn(name: string): string[] {
  return readdirSync(join(seed, name)).sort();
}

function readYaml(path: string): unknown {
  return parse(readFileSync(join(seed, path), 'utf8'));
}
