import { describe, expect, it } from 'vitest';
import { hasExpectedType } from './file-types.ts';

const html = 'text/html; charset=utf-8';

describe('the type of a file', () => {
  it.each([
    ['/assets/shared-Bx1.js', 'text/javascript'],
    ['/assets/shared-Bx1.js', 'application/javascript; charset=utf-8'],
    ['/assets/large/reader-C2.wasm', 'application/wasm'],
    ['/assets/inter-D3.woff2', 'font/woff2'],
    ['/assets/inter-D3.woff2', 'application/octet-stream'],
    ['/index.html?version=1', html],
    ['https://shop.example/uploads/W640_AVIF_Slide.AVIF?v=1', 'image/avif'],
    ['/uploads/apt.pdf', 'application/pdf'],
    ['/uploads/apt.step', 'model/step'],
    ['/uploads/apt.glb', 'model/gltf-binary'],
    ['/uploads/tour.vtt', 'text/vtt'],
  ])('is right for %s served as %s', (url, type) => {
    expect(hasExpectedType(url, new Headers({ 'Content-Type': type }))).toBe(true);
  });

  it.each([
    '/assets/shared-Bx1.js',
    '/assets/large/reader-C2.wasm',
    '/assets/inter-D3.woff2',
    '/uploads/slide.webp',
    '/uploads/apt.pdf',
    '/uploads/apt.step?v=1',
    '/uploads/tour.vtt',
  ])('is wrong for %s served as a page', (url) => {
    expect(hasExpectedType(url, new Headers({ 'Content-Type': html }))).toBe(false);
  });

  it('is wrong for a script without a type', () => {
    expect(hasExpectedType('/assets/shared-Bx1.js', new Headers())).toBe(false);
  });
});
