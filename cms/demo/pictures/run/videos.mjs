// Draws the videos (all, or those named) frame by frame and encodes them. CHECK=1 writes only six stills to .cache.
import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { openPage } from './page.mjs';

const folder = (path) => fileURLToPath(new URL(path, import.meta.url));
const media = folder('../../content/media/');
const rate = 24;
const chosen = process.argv.slice(2);

const { page, close } = await openPage('videos/page.ts');
for (const [name, { seconds, poster }] of Object.entries(await page.evaluate(() => window.videos()))) {
  if (chosen.length && !chosen.includes(name)) continue;
  const frames = folder(`../.cache/${name}/`);
  await mkdir(frames, { recursive: true });
  const frame = async (time) =>
    Buffer.from(await page.evaluate(([film, at]) => window.frame(film, at), [name, time]), 'base64');
  if (process.env.CHECK) {
    for (const share of [0.12, 0.3, 0.5, 0.66, 0.8, 0.97])
      await writeFile(`${frames}still-${share}.png`, await frame(share * seconds));
    continue;
  }
  for (let index = 0; index < seconds * rate; index++) {
    await writeFile(`${frames}${String(index).padStart(4, '0')}.png`, await frame(index / rate));
  }
  await writeFile(
    `${media}${name}-poster.webp`,
    await sharp(await frame(poster))
      .webp({ quality: 86 })
      .toBuffer(),
  );
  const input = [
    '-y',
    '-loglevel',
    'error',
    '-framerate',
    String(rate),
    '-i',
    `${frames}%04d.png`,
    '-pix_fmt',
    'yuv420p',
  ];
  encode([
    ...input,
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-crf',
    '19',
    '-movflags',
    '+faststart',
    `${media}${name}.mp4`,
  ]);
  encode([
    ...input,
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-crf',
    '30',
    '-row-mt',
    '1',
    '-cpu-used',
    '2',
    `${media}${name}.webm`,
  ]);
  await copyFile(folder(`../videos/${name}.vtt`), `${media}${name}.vtt`);
}
await close();

function encode(options) {
  const { status, stderr } = spawnSync('ffmpeg', options, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}
