import { loadDetector } from './detector.ts';
import { drawn } from './picture-canvas.ts';

/** The codes are small in a picture of the whole instrument: what is not read at once is tried closer. */
const longestEdges = [1280, 2560, 4096];

/**
 * What the codes in a picture file say; nothing where there are none.
 *
 * @throws when the file is no picture, or the reader is not to be had
 */
export async function readPicture(file: File): Promise<string[]> {
  const [detect, picture] = await Promise.all([loadDetector(), createImageBitmap(file)]);
  const { width, height } = picture;
  const edges = longestEdges.filter((edge, index) => index === 0 || edge <= Math.max(width, height) * 2);
  for (const edge of edges) {
    const texts = await detect(drawn({ source: picture, width, height }, edge));
    if (texts.length > 0) return texts;
  }
  return [];
}
