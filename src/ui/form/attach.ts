import type { Attached } from '#src/contract/outbox.ts';
import { resized } from './resize.ts';

const megabyte = 1024 * 1024;
const limits = { files: 10, fileBytes: 10 * megabyte, allBytes: 25 * megabyte };
/** Told from the bytes by the backend; here it only decides what is offered. */
export const acceptedTypes = [
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/heic',
  'application/pdf',
];

/** Reads a file that was chosen, photographs made smaller; a sentence where it cannot be taken. */
export async function attach(file: File, before: Attached[]): Promise<Attached | string> {
  if (before.length >= limits.files) return `${file.name} was not attached. You can attach up to 10 files.`;
  if (!acceptedTypes.includes(file.type)) return `${file.name} was not attached. Choose an image or a PDF.`;
  const { blob, name } = await resized(file);
  const allBytes = before.reduce((sum, { attachment }) => sum + attachment.sizeBytes, blob.size);
  if (blob.size === 0) return `${file.name} was not attached because it is empty.`;
  if (blob.size > limits.fileBytes) return `${file.name} was not attached. Choose a file smaller than 10 MB.`;
  if (allBytes > limits.allBytes)
    return `${file.name} was not attached. The files must be smaller than 25 MB in total.`;
  const bytes = await blob.arrayBuffer();
  const attachment = {
    id: crypto.randomUUID(),
    name: cleaned(name),
    mediaType: blob.type,
    sizeBytes: bytes.byteLength,
    sha256: hexOf(await crypto.subtle.digest('SHA-256', bytes)),
  };
  return { attachment, bytes };
}

/** A name of a file and nothing else. */
const cleaned = (name: string) =>
  name
    .replaceAll(/[\p{Cc}\p{Cs}/\\]/gu, '_')
    .trim()
    .slice(-200) || 'file';

const hexOf = (digest: ArrayBuffer) =>
  Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
