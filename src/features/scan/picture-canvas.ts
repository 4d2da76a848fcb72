interface Drawable {
  source: CanvasImageSource;
  width: number;
  height: number;
}

const canvas = () => document.createElement('canvas');

/** Large pictures are scaled down, because decoding time depends on the number of pixels. */
export function drawPicture({ source, width, height }: Drawable, longestEdge: number, target = canvas()) {
  const scale = Math.min(1, longestEdge / Math.max(width, height));
  target.width = Math.round(width * scale);
  target.height = Math.round(height * scale);
  target.getContext('2d', { willReadFrequently: true })?.drawImage(source, 0, 0, target.width, target.height);
  return target;
}
