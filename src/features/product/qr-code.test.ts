import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { qrCode, qrCodeFile } from './qr-code.ts';

const url = 'https://www.aldermere.example/p/APT210-010-G14-M12';

describe('a QR code', () => {
  it('draws each dark module once, and no other', () => {
    const { data, size } = encode(url, { ecc: 'M', border: 4 });
    expect(moduleCounts(qrCode(url))).toEqual(data.map((row) => row.map(Number)));
    expect(qrCode(url).size).toBe(size);
  });

  it('has a quiet zone of four modules on each side', () => {
    const modules = moduleCounts(qrCode(url));
    const isQuiet = (row: number[] = []) => row.every((module) => module === 0);
    expect([...modules.slice(0, 4), ...modules.slice(-4)].every(isQuiet)).toBe(true);
    expect(modules.map((row) => [...row.slice(0, 4), ...row.slice(-4)]).every(isQuiet)).toBe(true);
  });

  it('is dark on white in its file, whatever the screen', () => {
    const file = qrCodeFile(url, 'A < B & C');
    expect(file).toContain('fill="#fff"');
    expect(file).toContain('<title>A &lt; B &amp; C</title>');
  });
});

/** How often each module is drawn. */
function moduleCounts({ size, path }: ReturnType<typeof qrCode>): number[][] {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => 0));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let column = Number(x); column < Number(x) + Number(length); column += 1) {
      const row = modules[Number(y)];
      if (row) row[column] = (row[column] ?? 0) + 1;
    }
  return modules;
}
