import type { FileHandle } from 'node:fs/promises';

type Kind = { mediaType: string; extension: string; begins: (head: Buffer) => boolean };

const ascii = (head: Buffer, from: number, to: number) => head.toString('latin1', from, to);
const heif = new Set(['heic', 'heix', 'heif', 'mif1', 'msf1', 'hevc']);

const kinds: Kind[] = [
  { mediaType: 'application/pdf', extension: '.pdf', begins: (head) => ascii(head, 0, 5) === '%PDF-' },
  { mediaType: 'image/jpeg', extension: '.jpg', begins: (head) => head.readUIntBE(0, 3) === 0xffd8ff },
  { mediaType: 'image/png', extension: '.png', begins: (head) => ascii(head, 0, 8) === '\x89PNG\r\n\x1a\n' },
  { mediaType: 'image/gif', extension: '.gif', begins: (head) => /^GIF8[79]a/.test(ascii(head, 0, 6)) },
  {
    mediaType: 'image/webp',
    extension: '.webp',
    begins: (head) => ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP',
  },
  {
    mediaType: 'image/avif',
    extension: '.avif',
    begins: (head) => ascii(head, 4, 8) === 'ftyp' && /^avi[fs]/.test(ascii(head, 8, 12)),
  },
  {
    mediaType: 'image/heic',
    extension: '.heic',
    begins: (head) => ascii(head, 4, 8) === 'ftyp' && heif.has(ascii(head, 8, 12)),
  },
];
const headBytes = 16;

export const mediaTypes: string[] = kinds.map(({ mediaType }) => mediaType);

export function extensionOf(mediaType: string): string {
  return kinds.find((kind) => kind.mediaType === mediaType)?.extension ?? '';
}

/** What the bytes are, whatever the sender calls them. */
export async function mediaTypeOf(file: FileHandle): Promise<string | undefined> {
  const head = Buffer.alloc(headBytes);
  await file.read(head, 0, headBytes, 0);
  return kinds.find(({ begins }) => begins(head))?.mediaType;
}
