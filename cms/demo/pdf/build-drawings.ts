import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { parse, stringify } from 'yaml';
import { cmsFolder } from '../../src/platform/config/cms-folder';
import { type Drawing, drawingSchema } from './paper-data';
import { dimensionDrawing, drawingText } from './papers';

const side = 1200;
const seed = join(cmsFolder, 'demo/content');
const productSchema = v.object({
  url: v.string(),
  name: v.string(),
  paper: v.object({ drawing: v.string() }),
});

void buildDrawings();

// Draws the dimensions of every product for its page, from the same drawing as its datasheet.
async function buildDrawings(): Promise<void> {
  const media = [];
  for (const file of readdirSync(join(seed, 'products')).sort()) {
    const { url, name, paper } = v.parse(productSchema, readYaml(`products/${file}`));
    const drawing = v.parse(drawingSchema, readYaml(`drawings/${paper.drawing}.yaml`));
    const picture = `${url}-dimensions.webp`;
    writeFileSync(join(seed, 'media', picture), await webp(drawing, name));
    media.push({
      file: picture,
      folder: 'Drawings',
      alternativeText: `Dimension drawing of ${name}: ${drawingText(drawing)}`,
    });
  }
  writeFileSync(join(seed, 'media-drawings.yaml'), stringify(media, { lineWidth: 0, singleQuote: true }));
  process.stdout.write(`${media.length} drawings\n`);
}

function webp(drawing: Drawing, title: string): Promise<Buffer> {
  return sharp(Buffer.from(dimensionDrawing(drawing, title)), { density: 260 })
    .resize(side, side)
    .flatten({ background: '#fff' })
    .webp({ quality: 82, effort: 6 })
    .toBuffer();
}

function readYaml(path: string): unknown {
  return parse(readFileSync(join(seed, path), 'utf8'));
}
