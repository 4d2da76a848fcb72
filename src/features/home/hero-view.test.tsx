import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { parseSlides } from '#src/contract/home.ts';
import { HeroView } from './hero-view.tsx';

const widths = [320, 640, 960, 1200, 1920];
const formats = Object.fromEntries(
  ['avif', 'webp'].flatMap((type) =>
    widths.map((width) => [
      `w${width}_${type}`,
      { url: `/uploads/w${width}.${type}`, width, mime: `image/${type}` },
    ]),
  ),
);
const image = {
  url: '/uploads/slide.webp',
  mime: 'image/webp',
  size: 68,
  width: 1920,
  height: 1080,
  formats,
};
const slides = parseSlides({ data: [{ documentId: 's', title: 'Pressure', image }] });
const html = renderToStaticMarkup(
  <MemoryRouter>
    <HeroView title="Instruments" intro="" shortcuts={[]} slides={slides}>
      <input />
    </HeroView>
  </MemoryRouter>,
);

describe('the picture of the first slide', () => {
  it('is offered up to 1920 px in each type', () => {
    const sources = [...html.matchAll(/<source type="image\/(\w+)"[^>]* srcSet="([^"]+)"/g)];
    expect(sources.map(([, type]) => type)).toEqual(['avif', 'webp']);
    for (const [, type, candidates] of sources)
      expect(candidates).toBe(widths.map((width) => `/uploads/w${width}.${type} ${width}w`).join(', '));
  });

  it('is requested at the width it has on the page, and needs the largest file on a screen with double density', () => {
    const sizes = [...html.matchAll(/<source [^>]*sizes="([^"]+)"/g)].map(([, text]) => text);
    expect(new Set(sizes)).toEqual(new Set(['(width &lt; 64rem) 92vw, 46rem']));
    const shown = slideWidthRem();
    expect(shown).toBeLessThanOrEqual(46);
    expect(46 - shown).toBeLessThan(2);
    expect(widths.find((width) => width >= 2 * 46 * 16)).toBe(1920);
  });

  it('is preloaded with the same sizes', () => {
    expect(html).toMatch(/<link rel="preload" as="image"[^>]*imageSizes="\(width &lt; 64rem\) 92vw, 46rem"/i);
    expect(html).toContain('fetchPriority="high"');
  });
});

/** In a window that is wider than the page. */
function slideWidthRem(): number {
  const tokens = read('../../ui/tokens.css');
  const css = read('./hero-view.module.css');
  const rem = (name: string) => Number(new RegExp(`--${name}: ([\\d.]+)rem`).exec(tokens)?.[1]);
  const [, text = '', slide = ''] = /minmax\(0, (\d+)fr\) minmax\(0, (\d+)fr\)/.exec(css) ?? [];
  const [, gap = ''] = /gap: var\(--[\w-]+\) var\(--([\w-]+)\)/.exec(css) ?? [];
  return ((rem('page') - rem(gap)) * Number(slide)) / (Number(text) + Number(slide));
}

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
