// Renders the shots (all, or those named) and writes them as WebP to the seed. SAMPLES=128 sets the quality, SHARE=0.5
// renders at half size, DRY=1 does not render and only writes the WebP files again.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { list } from './media-list.mjs';

const folder = (path) => fileURLToPath(new URL(path, import.meta.url));
const media = folder('../../content/media/');
const cache = folder('../.cache/');
const { SAMPLES = '128', SHARE = '1', DRY } = process.env;
const chosen = process.argv.slice(2);

await mkdir(media, { recursive: true });
const models = (await readdir(cache))
  .filter((file) => file.endsWith('.glb'))
  .map((file) => file.slice(0, -4));
for (const name of chosen.length ? chosen : models) {
  if (!DRY) render(name);
  const shot = JSON.parse(await readFile(`${cache}${name}.json`, 'utf8'));
  if (shot.cutOut) await developVariants(shot);
  else await writeFile(`${media}${name}.webp`, await develop(name, shot));
}

function render(name) {
  const script = folder('../render/scene.py');
  const options = [
    '-b',
    '--python-exit-code',
    '1',
    '--python',
    script,
    '--',
    name,
    SHARE,
    SAMPLES,
    `${cache}${name}.png`,
  ];
  const run = spawnSync('blender', options, { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`${name}: ${run.stdout.slice(-2000)}${run.stderr.slice(-2000)}`);
  console.log(`${name}: ${run.stdout.match(/: (\d+ s)/)?.[1]}`);
}

// Adds a little contrast.
function develop(name, { size: [width, height] }) {
  const graded = sharp(`${cache}${name}.png`).resize(width, height, { kernel: 'lanczos3' }).linear(1.1, -12);
  return encode(graded, width > 1200 ? 200_000 : width > 960 ? 90_000 : 60_000);
}

// The renderer has written the pixels of each variant, already with their contrast.
async function developVariants({ size, variants }) {
  const pictures = [];
  for (const { url, text, alternativeText } of variants) {
    const [width, height] = size.map((side) => Math.round(side * Number(SHARE)));
    const pixels = sharp(await readFile(`${cache}${url}.rgba`), { raw: { width, height, channels: 4 } });
    const bytes = await encode(pixels, 60_000, 88);
    await writeFile(`${media}${url}.webp`, bytes);
    if (!text) continue;
    pictures.push({
      file: `${url}.webp`,
      folder: 'Products',
      alternativeText,
      label: text,
      sha256: sha256(bytes),
    });
  }
  if (pictures.length > 0) list(pictures);
}

// The best quality within a size budget.
async function encode(picture, limit, best = 92) {
  for (let quality = best; ; quality -= 4) {
    const bytes = await picture.clone().webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
    if (bytes.length <= limit || quality < 50) return bytes;
  }
}

function sha256(bytes) {
  return createHash('sha256').update(bytes).digest('hex');
}
