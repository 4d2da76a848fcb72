import { inflateSync } from 'node:zlib';

type Objects = Map<string, Buffer>;
type Glyphs = Map<number, string>;

/** The text of each page of a PDF as our typesetter writes them: whole objects, fonts with two bytes a glyph. */
export function pageTexts(pdf: Buffer): string[] {
  const objects = objectsOf(pdf);
  return [...objects.values()]
    .map((object) => object.toString('latin1'))
    .filter((object) => /\/Type \/Page\s/.test(object))
    .map((page) => textOf(page, objects));
}

function objectsOf(pdf: Buffer): Objects {
  const all = pdf.toString('latin1');
  const heads = [...all.matchAll(/^(\d+) 0 obj$/gm)];
  return new Map(
    heads.map(({ 1: id = '', index }, place) => [id, pdf.subarray(index, heads[place + 1]?.index)]),
  );
}

function textOf(page: string, objects: Objects): string {
  const content = streamOf(objects.get(page.match(/\/Contents (\d+)/)?.[1] ?? ''));
  const fonts = new Map(
    [...page.matchAll(/\/(f\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, glyphsOf(id, objects)]),
  );
  let glyphs: Glyphs = new Map();
  // A literal may hold a pair of brackets that is not escaped.
  const parts = content.matchAll(
    /\/(f\d+) [\d.]+ Tf|\(((?:\\[\s\S]|[^\\()]|\((?:\\[\s\S]|[^\\()])*\))*)\)|<([0-9A-Fa-f]+)>/g,
  );
  return [...parts]
    .map(([, font, literal, hex]) => {
      if (font) glyphs = fonts.get(font) ?? new Map();
      const bytes = hex === undefined ? unescaped(literal ?? '') : Buffer.from(hex, 'hex');
      return [...pairsOf(bytes)].map((code) => glyphs.get(code) ?? '').join('');
    })
    .join('');
}

function streamOf(object: Buffer | undefined): string {
  if (!object) return '';
  const start = object.indexOf('stream\n') + 'stream\n'.length;
  const head = object.subarray(0, start).toString('latin1');
  const content = object.subarray(start, start + Number(head.match(/\/Length (\d+)/)?.[1]));
  return (head.includes('/FlateDecode') ? inflateSync(content) : content).toString('latin1');
}

function glyphsOf(font: string, objects: Objects): Glyphs {
  const map =
    objects
      .get(font)
      ?.toString('latin1')
      .match(/\/ToUnicode (\d+)/)?.[1] ?? '';
  const text = streamOf(objects.get(map));
  const single = [...text.matchAll(/^<([0-9A-Fa-f]{4})>\s*<([0-9A-Fa-f]+)>$/gm)];
  return new Map(
    single.map(([, code = '', unicode = '']) => [
      Number.parseInt(code, 16),
      Buffer.from(unicode, 'hex').swap16().toString('utf16le'),
    ]),
  );
}

const escapes: Record<string, number> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

function unescaped(literal: string): Buffer {
  const codes = [...literal.matchAll(/\\([0-7]{1,3})|\\([\s\S])|([\s\S])/g)].map(([, octal, sign, plain]) => {
    if (octal) return Number.parseInt(octal, 8);
    if (sign) return escapes[sign] ?? sign.charCodeAt(0);
    return (plain ?? '').charCodeAt(0);
  });
  return Buffer.from(codes);
}

function* pairsOf(bytes: Buffer): Generator<number> {
  for (let index = 0; index + 1 < bytes.length; index += 2) yield bytes.readUInt16BE(index);
}
