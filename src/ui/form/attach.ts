import type { Attached } from '#src/contract/outbox.ts';
import { sha256 } from '#src/format/sha256.ts';
import { m } from '#src/messages/m.ts';

const megabyte = 1024 * 1024;
const limits = { files: 10, fileBytes: 10 * megabyte, allBytes: 25 * megabyte };
/** Checked before the upload. The backend detects the type from the contents of the file itself. */
export const acceptedTypes = [
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/heic',
  'application/pdf',
];

/** Reads a selected file and scales down large photos. Returns an error message if it cannot be attached. */
export async function attach(file: File, attached: Attached[]): Promise<Attached | string> {
  if (attached.length >= limits.files) return m.form.tooManyFiles({ name: file.name });
  if (!acceptedTypes.includes(file.type)) return m.form.wrongFileType({ name: file.name });
  const { blob, name } = await scaleDownPhoto(file);
  const allBytes = attached.reduce((sum, { attachment }) => sum + attachment.sizeBytes, blob.size);
  if (blob.size === 0) return m.form.emptyFile({ name: file.name });
  if (blob.size > limits.fileBytes) return m.form.largeFile({ name: file.name });
  if (allBytes > limits.allBytes) return m.form.largeFiles({ name: file.name });
  const bytes = await blob.arrayBuffer();
  const attachment = {
    id: crypto.randomUUID(),
    name: sanitizeFileName(name),
    mediaType: blob.type,
    sizeBytes: bytes.byteLength,
    sha256: await sha256(bytes),
  };
  return { attachment, bytes };
}

/** The file name without a path or control characters. */
const sanitizeFileName = (name: string) =>
  name
    .replaceAll(/[\p{Cc}\p{Cs}/\\]/gu, '_')
    .trim()
    .slice(-200) || 'file';

/** Large enough for a readable nameplate. */
const longestSidePixels = 2400;
const largeBytes = 700_000;

/** Returns small files and files that are not photos unchanged. */
async function scaleDownPhoto(file: File): Promise<{ blob: Blob; name: string }> {
  const unchanged = { blob: file, name: file.name };
  if (!/^image\/(jpeg|png|webp|heic|avif)$/.test(file.type) || file.size < largeBytes) return unchanged;
  // If the browser cannot decode the format, the file is uploaded unchanged.
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!bitmap) return unchanged;
  const scale = Math.min(1, longestSidePixels / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  if (!blob || blob.size >= file.size) return unchanged;
  return { blob, name: `${file.name.replace(/\.[^.]+$/, '')}.jpg` };
}
