import { writeFile } from 'node:fs/promises';
import { encode } from 'uqr';

const width = 640;
const height = 480;
const modulePixels = 6;
const paper = 235;
const ink = 16;

/** Writes a video for Chromium's fake camera (`--use-file-for-fake-video-capture`): one frame, a QR code on a white background. */
export async function writeVideo(text: string, file: string) {
  const luma = Buffer.alloc(width * height, paper);
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const left = Math.floor((width - size * modulePixels) / 2);
  const top = Math.floor((height - size * modulePixels) / 2);
  for (const [row, modules] of data.entries())
    for (const [column, isDark] of modules.entries())
      if (isDark) fillModule(luma, left + column * modulePixels, top + row * modulePixels);
  // https://wiki.multimedia.cx/index.php/YUV4MPEG2
  const header = `YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\nFRAME\n`;
  const colours = Buffer.alloc((width * height) / 2, 128);
  await writeFile(file, Buffer.concat([Buffer.from(header), luma, colours]));
}

function fillModule(luma: Buffer, left: number, top: number) {
  for (let line = 0; line < modulePixels; line += 1) {
    const start = (top + line) * width + left;
    luma.fill(ink, start, start + modulePixels);
  }
}
