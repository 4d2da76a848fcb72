import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ImportProblem } from './import-problem';

export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof encodings)[number];

const signatures: [start: string, kind: string][] = [
  ['%PDF', 'a PDF'],
  ['PK\u0003\u0004', 'a ZIP or XLSX file'],
  ['\u00d0\u00cf\u0011\u00e0', 'a legacy Excel file (.xls)'],
  ['\u0089PNG', 'a picture'],
  ['\u00ff\u00d8\u00ff', 'a picture'],
];
const sampleBytes = 4096;

/**
 * Decodes a file, with the given encoding or by detecting it.
 *
 * @throws ImportProblem if it is empty, not text, or in another encoding
 */
export function textOfFile(file: string, given?: Encoding): { text: string; encoding: Encoding } {
  const bytes = readFileSync(file);
  const name = path.basename(file);
  rejectOtherKinds(bytes, name);
  const encoding = given ?? encodingOf(bytes, name);
  const text = decoded(bytes, encoding, name);
  if (text.trim() === '') throw new ImportProblem(`${name} is empty.`);
  if (text.includes('\0')) throw new ImportProblem(`${name} is not a text file: it contains NUL characters.`);
  return { text, encoding };
}

/** Detects the file type by its first bytes, regardless of its name. */
export function kindOfFile(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 8)).toString('latin1');
  return signatures.find(([signature]) => start.startsWith(signature))?.[1];
}

function rejectOtherKinds(bytes: Uint8Array, name: string): void {
  if (bytes.length === 0) throw new ImportProblem(`${name} is empty.`);
  const kind = kindOfFile(bytes);
  if (kind) throw new ImportProblem(`${name} is ${kind}, not a CSV or JSON file.`);
}

function encodingOf(bytes: Uint8Array, name: string): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return encodingWithoutBom(bytes) ?? (isUtf8(bytes) ? 'utf-8' : singleByte(bytes, name));
}

/** In UTF-16, every second byte of Latin text is NUL. */
function encodingWithoutBom(bytes: Uint8Array): Encoding | undefined {
  const start = bytes.subarray(0, sampleBytes);
  const nulsAt = (offset: number) => start.filter((byte, index) => byte === 0 && index % 2 === offset).length;
  const [even, odd] = [nulsAt(0), nulsAt(1)];
  if (odd > start.length / 5 && odd > 4 * even) return 'utf-16le';
  return even > start.length / 5 && even > 4 * odd ? 'utf-16be' : undefined;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** If most other characters are valid UTF-8, the text is damaged UTF-8: as Windows-1252, “ä” would become “Ã¤”. */
function singleByte(bytes: Uint8Array, name: string): Encoding {
  const text = new TextDecoder('utf-8').decode(bytes);
  const damaged = text.match(/\uFFFD/g)?.length ?? 0;
  const whole = text.match(/[^\0-\u007f\uFFFD]/g)?.length ?? 0;
  if (whole <= damaged) return 'windows-1252';
  const line = text.slice(0, text.indexOf('\uFFFD')).split('\n').length;
  throw new ImportProblem(
    `${name} is UTF-8 with an invalid character in line ${line}. Correct that line, or set the encoding with --encoding.`,
  );
}

function decoded(bytes: Uint8Array, encoding: Encoding, name: string): string {
  if (encoding === 'windows-1252') return fromWindows1252(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new ImportProblem(`${name} is not encoded as ${encoding}. Set the encoding with --encoding.`);
  }
}

// The characters 0x80 to 0x9f, which some versions of Node decode as Latin-1 (https://github.com/nodejs/node/issues/56542).
const upper = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const fromWindows1252 = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (character) => upper[character.charCodeAt(0) - 0x80] ?? character);
