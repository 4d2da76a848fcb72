// Renders the shots (all, or those named) and writes them as WebP to the seed. SAMPLES=128 sets the quality, SHARE=0.5
// renders at half size, DRY=1 does not render and only writes the WebP files again.
import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = (path) => fileURLToPath(new URL(path, import.meta.url));
const media = folder('../../content/media/');
const cache = folder('../.cache/');
const { SAMPLES = '128', SHARE = '1', DRY } = process.env;
const wanted = process.argv.slice(2);

await mkdir(media, { recursive: true });
const models = (await readdir(cache))
  .filter((file) => file.endsWith('.glb'))
  .map((file) => file.slice(0, -4));
for (const name of wanted.length ? wanted : models) {
  if (!DRY) render(name);
  await writeFile(`${media}${name}.webp`, await develop(name));
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

// Adds a little contrast, then uses the best quality within the size budget for the picture's width.
async function develop(name) {
  const shot = JSON.parse(await readFile(`${cache}${name}.json`, 'utf8'));
  const [width, height] = shot.size;
  const graded = sharp(`${cache}${name}.png`).resize(width, height, { kernel: 'lanczos3' }).linear(1.1, -12);
  const limit = width > 1200 ? 200_000 : width > 960 ? 90_000 : 60_000;
  for (let quality = 92; ; quality -= 4) {
    const bytes = await graded.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (bytes.length <= limit || quality < 50) return bytes;
  }
}
