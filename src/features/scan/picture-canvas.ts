interface Drawable {
  source: CanvasImageSource;
  width: number;
  height: number;
}

const canvas = () => document.createElement('canvas');

/** Smaller where it is large: reading takes as long as there are pixels. */
export function drawn({ source, width, height }: Drawable, longestEdge: number, target = canvas()) {
  const scale = Math.min(1, longestEdge / Math.max(width, height));
  target.width = Math.round(width * scale);
  target.height = Math.round(height * scale);
  target.getContext('2d', { willReadFrequently: true })?.drawImage(source, 0, 0, target.width, target.height);
  return target;
}
