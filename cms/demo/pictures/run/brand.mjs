// Writes logo, icons, partner logos and the picture for social networks.
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { favicon, icon, logo } from '../brand/logo.mjs';
import { partners } from '../brand/partners.mjs';

const folder = (path) => fileURLToPath(new URL(path, import.meta.url));
const media = folder('../../content/media/');
const icons = folder('../../../public/icons/');
await Promise.all([mkdir(media, { recursive: true }), mkdir(icons, { recursive: true })]);

const raster = (svg, width, height, colours = 256) =>
  sharp(Buffer.from(svg), { density: 600 })
    .resize(width, height, { fit: 'contain', background: '#0000' })
    .png({ compressionLevel: 9, palette: true, colours, quality: 100 })
    .toBuffer();

await writeFile(folder('../logo.svg'), logo());
// Every page loads the logo before its content. Two colours and their antialiasing fit into 16 colours.
await writeFile(`${media}logo.png`, await raster(logo(), 600, 138, 16));
await writeFile(`${media}logo-dark.png`, await raster(logo({ dark: true }), 600, 138, 16));
await writeFile(`${media}favicon.png`, await raster(icon({ size: 512, share: 0.62, corner: 0.19 }), 512));
for (const [name, svg] of Object.entries(partners))
  await writeFile(`${media}${name}.png`, await raster(svg, 480, 160));

for (const size of [192, 512]) {
  await writeFile(`${icons}icon-${size}.png`, await raster(icon({ size, share: 0.62, corner: 0.19 }), size));
  await writeFile(`${icons}maskable-${size}.png`, await raster(icon({ size, share: 0.48, corner: 0 }), size));
}
await writeFile(
  `${icons}apple-touch-icon.png`,
  await raster(icon({ size: 180, share: 0.58, corner: 0 }), 180),
);
await writeFile(`${icons}favicon.svg`, favicon());
await writeFile(
  `${icons}favicon.ico`,
  ico(await raster(icon({ size: 32, share: 0.74, corner: 0.19 }), 32), 32),
);

const scene = folder('../.cache/slide-level.png');
if (existsSync(scene)) await writeFile(`${media}social.webp`, await social(scene));

// An ICO file can contain a PNG after a directory with one entry.
function ico(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}

async function social(picture) {
  const ground = await sharp(picture).resize(1200, 630, { position: 'right' }).linear(1.1, -12).toBuffer();
  return sharp(ground)
    .composite([{ input: await raster(logo(), 420), left: 72, top: 72 }])
    .webp({ quality: 86 })
    .toBuffer();
}
