import { open } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { invalid } from '../http/http-error';

const File = v.object({ filepath: v.string(), originalFilename: v.nullish(v.string(), '') });
const Files = v.record(
  v.string(),
  v.union([
    v.pipe(
      File,
      v.transform((file) => [file]),
    ),
    v.array(File),
  ]),
);

const headBytes = 4096;

// The first bytes of files with these extensions, in hexadecimal. Others, such as firmware and some CAD formats, have
// no common beginning.
const beginnings: [extension: RegExp, head: RegExp][] = [
  [/^pdf$/, /^255044462d/], // %PDF-
  [/^jpe?g$/, /^ffd8ff/],
  [/^png$/, /^89504e470d0a1a0a/],
  [/^gif$/, /^474946383[79]61/], // GIF87a, GIF89a
  [/^webp$/, /^52494646.{8}57454250/], // RIFF, WEBP
  [/^avif$/, /^.{8}66747970(61766966|61766973|6d696631|6d736631)/], // ftyp: avif, avis, mif1, msf1
  [/^(mp4|m4v|m4a|mov|heic|heif)$/, /^.{8}(66747970|6d6f6f76|6d646174|77696465|66726565|736b6970)/],
  [/^(webm|mkv)$/, /^1a45dfa3/],
  [/^(zip|docx|xlsx|pptx|odt|ods|3mf)$/, /^504b(0304|0506)/],
  [/^glb$/, /^676c5446/],
  [/^woff$/, /^774f4646/],
  [/^woff2$/, /^774f4632/],
  // Text has no zero bytes, except in UTF-16, which begins with a mark.
  [/^(txt|csv|md|json|xml|vtt|srt|step|stp|igs|iges)$/, /^(fffe|feff|((?!00)..)*$)/],
];

/**
 * Compares the content of uploaded files with the extensions of their names.
 * @throws a ValidationError (400) if one of them does not match
 */
export async function checkContents(files: unknown): Promise<void> {
  const parsed = v.safeParse(Files, files ?? {});
  if (!parsed.success) throw invalid('The files cannot be read.');
  for (const { filepath, originalFilename } of Object.values(parsed.output).flat()) {
    const extension = path
      .extname(originalFilename ?? '')
      .slice(1)
      .toLowerCase();
    const [, head] = beginnings.find(([extensions]) => extensions.test(extension)) ?? [];
    if (head && !head.test(await headOf(filepath)))
      throw invalid(`The content of ${originalFilename} does not match its extension .${extension}.`);
  }
}

/** In hexadecimal. */
async function headOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.toString('hex', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
