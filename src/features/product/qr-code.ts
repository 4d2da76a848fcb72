import { encode } from 'uqr';
import { escapeXml } from '#src/format/escape-xml.ts';

export interface QrCode {
  /** Edge length in modules, including the quiet zone. */
  size: number;
  /** All dark modules as one SVG path. Each module is a unit square. */
  path: string;
}

/** ISO/IEC 18004: the quiet zone is four modules wide. With level M, 15 % of the code may be scratched or dirty. */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  return { size, path: data.map(rowPath).join('') };
}

/** Adjacent modules are one rectangle, which avoids hairlines in print and shortens the path by two thirds. */
function rowPath(row: boolean[], y: number): string {
  const runs: { x: number; length: number }[] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (isDark && last && last.x + last.length === x) last.length += 1;
    else if (isDark) runs.push({ x, length: 1 });
  }
  return runs.map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`).join('');
}

/** An SVG file for label software. */
export function qrCodeFile(text: string, title: string): string {
  const { size, path } = qrCode(text);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="30mm" height="30mm" shape-rendering="crispEdges">`,
    `<title>${escapeXml(title)}</title><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>\n`,
  ].join('');
}
