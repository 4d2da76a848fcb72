import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { FileAsset, PictureMedia } from './media.ts';

describe('a picture', () => {
  it('offers the sizes of each type by increasing width, the best-compressed type first', () => {
    const formats = {
      w640_webp: aFormat('b.webp', 640, 'image/webp'),
      w320_webp: aFormat('a.webp', 320, 'image/webp'),
      w320_avif: aFormat('a.avif', 320, 'image/avif'),
    };
    const { sources } = v.parse(PictureMedia, { ...original, formats });
    expect(sources.map(({ mime }) => mime)).toEqual(['image/avif', 'image/webp']);
    expect(sources[1]?.candidates.map(({ width }) => width)).toEqual([320, 640, 960]);
  });

  it('uses the sizes of an unmodified Strapi, but not its square thumbnail', () => {
    const jpeg = { ...original, url: '/uploads/o.jpg', mime: 'image/jpeg' };
    const formats = {
      thumbnail: aFormat('t.jpg', 156, 'image/jpeg'),
      small: aFormat('s.jpg', 500, 'image/jpeg'),
    };
    const { sources } = v.parse(PictureMedia, { ...jpeg, formats });
    expect(sources).toEqual([
      {
        mime: 'image/jpeg',
        candidates: [
          { url: '/uploads/s.jpg', width: 500 },
          { url: '/uploads/o.jpg', width: 960 },
        ],
      },
    ]);
  });

  it('has no sources without other sizes, and an empty alternative text if there is none', () => {
    const picture = v.parse(PictureMedia, { ...original, formats: null, alternativeText: null });
    expect(picture.sources).toEqual([]);
    expect(picture.alternativeText).toBe('');
  });

  it('has a new URL when its file is replaced', () => {
    const formats = { w320_webp: aFormat('a.webp', 320, 'image/webp') };
    const [old, replaced] = ['2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'].map((updatedAt) =>
      v.parse(PictureMedia, { ...original, formats, updatedAt }),
    );
    expect(old?.url).toBe('/uploads/o.webp?v=1767225600000');
    expect(replaced?.sources[0]?.candidates[0]?.url).toBe('/uploads/a.webp?v=1769904000000');
  });

  it('ignores a size it cannot parse', () => {
    const { sources } = v.parse(PictureMedia, { ...original, formats: { broken: { url: 7 } } });
    expect(sources).toEqual([]);
  });
});

describe('a file', () => {
  it('has its size in bytes, although Strapi returns kilobytes', () => {
    expect(v.parse(FileAsset, { ...original, mime: 'application/pdf' }).sizeBytes).toBe(41_230);
  });
});

const original = {
  url: '/uploads/o.webp',
  name: 'o.webp',
  mime: 'image/webp',
  width: 960,
  height: 960,
  size: 41.23,
};

const aFormat = (name: string, width: number, mime: string) => ({ url: `/uploads/${name}`, width, mime });
