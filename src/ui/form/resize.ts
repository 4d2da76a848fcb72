/** Enough to read a nameplate on it. */
const longestSidePixels = 2400;
const largeBytes = 700_000;

/** A photograph in a size that travels; anything else as it is. */
export async function resized(file: File): Promise<{ blob: Blob; name: string }> {
  const asItIs = { blob: file, name: file.name };
  if (!/^image\/(jpeg|png|webp|heic|avif)$/.test(file.type) || file.size < largeBytes) return asItIs;
  // Not every browser reads every format: then the backend takes it as it is.
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!bitmap) return asItIs;
  const scale = Math.min(1, longestSidePixels / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  if (!blob || blob.size >= file.size) return asItIs;
  return { blob, name: `${file.name.replace(/\.[^.]+$/, '')}.jpg` };
}
