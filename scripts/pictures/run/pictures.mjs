// Renders the shots (all, or those named) and writes them as WebP into the seed: SAMPLES=128 npm run pictures -- apt-210
import { spawnSync } from 'node:child_process';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = (path) => fileURLToPath(new URL(path, import.meta.url));
const media = folder('../../../cms/seed/media/');
const cache = folder('../.cache/');
const samples = process.env.SAMPLES ?? '128';
const wanted = process.argv.slice(2);

await mkdir(media, { recursive: true });
const models = (await readdir(cache)).filter((file) => file.endsWith('.glb')).map((file) => file.slice(0, -4));
for (const name of wanted.length ? wanted : models) {
  const picture = `${cache}${name}.png`;
  const script = folder('../render/scene.py');
  const run = spawnSync('blender', ['-b', '--python-exit-code', '1', '--python', script, '--', name, '1', samples, picture], {
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(`${name}: ${run.stdout.slice(-2000)}${run.stderr.slice(-2000)}`);
  console.log(run.stdout.match(/.*: \d+ s/)?.[0] ?? name);
  await writeFile(`${media}${name}.webp`, await compress(picture));
}

// Product pictures stay under 90 kB, wide ones under 200: the pages' budget.
async function compress(picture) {
  const { width } = await sharp(picture).metadata();
  const limit = width > 960 ? 200_000 : 90_000;
  for (let quality = 84; ; quality -= 4) {
    const bytes = await sharp(picture).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (bytes.length <= limit || quality < 50) return bytes;
  }
}
