import { loadDetector } from './detector.ts';
import { drawPicture } from './picture-canvas.ts';

/**
 * Tried one after the other: a small size is read faster, but a code in a picture of the whole instrument needs more
 * pixels.
 */
const longestEdges = [1280, 2560, 4096];

/**
 * Reads the content of the codes in a picture file; empty if there are none.
 *
 * @throws if the file is not a picture, or the code reader is not available
 */
export async function readPicture(file: File): Promise<string[]> {
  const [detect, picture] = await Promise.all([loadDetector(), createImageBitmap(file)]);
  const { width, height } = picture;
  const edges = longestEdges.filter((edge, index) => index === 0 || edge <= Math.max(width, height) * 2);
  for (const edge of edges) {
    const texts = await detect(drawPicture({ source: picture, width, height }, edge));
    if (texts.length > 0) return texts;
  }
  return [];
}
