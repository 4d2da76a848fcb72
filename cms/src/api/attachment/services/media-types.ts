type FileType = { mediaType: string; extension: string; matches: (head: Buffer) => boolean };

const ascii = (head: Buffer, from: number, to: number) => head.toString('latin1', from, to);
const heif = new Set(['heic', 'heix', 'heif', 'mif1', 'msf1', 'hevc']);

const fileTypes: FileType[] = [
  { mediaType: 'application/pdf', extension: '.pdf', matches: (head) => ascii(head, 0, 5) === '%PDF-' },
  { mediaType: 'image/jpeg', extension: '.jpg', matches: (head) => head.readUIntBE(0, 3) === 0xffd8ff },
  { mediaType: 'image/png', extension: '.png', matches: (head) => ascii(head, 0, 8) === '\x89PNG\r\n\x1a\n' },
  { mediaType: 'image/gif', extension: '.gif', matches: (head) => /^GIF8[79]a/.test(ascii(head, 0, 6)) },
  {
    mediaType: 'image/webp',
    extension: '.webp',
    matches: (head) => ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP',
  },
  {
    mediaType: 'image/avif',
    extension: '.avif',
    matches: (head) => ascii(head, 4, 8) === 'ftyp' && /^avi[fs]/.test(ascii(head, 8, 12)),
  },
  {
    mediaType: 'image/heic',
    extension: '.heic',
    matches: (head) => ascii(head, 4, 8) === 'ftyp' && heif.has(ascii(head, 8, 12)),
  },
];
/** The number of bytes that are needed to detect the type. */
export const headBytes = 16;

export const mediaTypes: string[] = fileTypes.map(({ mediaType }) => mediaType);

export function extensionOf(mediaType: string): string {
  return fileTypes.find((kind) => kind.mediaType === mediaType)?.extension ?? '';
}

/** The media type detected from the first bytes of a file, whatever type the sender declared. */
export function mediaTypeOf(bytes: Buffer): string | undefined {
  const head = Buffer.concat([bytes, Buffer.alloc(headBytes)]);
  return fileTypes.find(({ matches }) => matches(head))?.mediaType;
}
