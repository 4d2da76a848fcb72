import { extensionOf } from './media-types';

// Characters that reverse the direction of text, so that "…fdp.exe" is displayed as "…exe.pdf".
const directions = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;
const extension = /\.[a-z][a-z\d]{0,9}$/i;

/** The name of a file, with its original extension replaced by that of its verified media type. */
export function fileNameFor(name: string, mediaType: string): string {
  const plain = name.replaceAll(directions, '').replace(/[.\s]+$/, '');
  const stem = plain.replace(extension, '').trim();
  return `${stem === '' ? 'file' : stem}${extensionOf(mediaType)}`;
}
