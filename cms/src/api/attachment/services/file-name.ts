import { extensionOf } from './media-types';

// Characters that turn the direction of text around, so that "…fdp.exe" reads as "…exe.pdf".
const directions = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;
const extension = /\.[a-z][a-z\d]{0,9}$/i;

/** The name of a file, ending as its verified media type says and not as its sender did. */
export function fileNameFor(name: string, mediaType: string): string {
  const plain = name.replaceAll(directions, '').replace(/[.\s]+$/, '');
  const stem = plain.replace(extension, '').trim();
  return `${stem === '' ? 'file' : stem}${extensionOf(mediaType)}`;
}
