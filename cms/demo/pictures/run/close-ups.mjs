// Cuts close-ups of connections and connectors out of the pictures of products: npm run close-ups
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const media = fileURLToPath(new URL('../../content/media/', import.meta.url));

/** From which picture, and the square in it: left, top and width in pixels. */
const closeUps = {
  'apt-210-g14': { from: 'apt-210-016', left: 400, top: 780, width: 420 },
  'apt-210-g12': { from: 'apt-210-025-g12', left: 400, top: 780, width: 420 },
  'apt-210-n14': { from: 'apt-210-250-npt', left: 400, top: 780, width: 420 },
  'apt-210-m12': { from: 'apt-210-016', left: 400, top: 30, width: 420 },
  'adp-330-h6': { from: 'adp-330-0500', left: 340, top: 690, width: 400 },
  'adp-330-d': { from: 'adp-330-0500', left: 470, top: 340, width: 560 },
  'ava-800-2p': { from: 'ava-800-100', left: 380, top: 20, width: 460 },
  'alr-600-g112': { from: 'alr-600-010', left: 420, top: 560, width: 420 },
  'alr-600-n112': { from: 'alr-600-030-npt', left: 440, top: 480, width: 330 },
  'atr-120-g12': { from: 'atr-120-160', left: 520, top: 510, width: 260 },
};

for (const [name, { from, left, top, width }] of Object.entries(closeUps)) {
  await sharp(`${media}${from}.webp`)
    .extract({ left, top, width, height: width })
    .webp({ quality: 82 })
    .toFile(`${media}close-up-${name}.webp`);
}
