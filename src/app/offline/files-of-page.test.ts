import { describe, expect, it } from 'vitest';
import { findPageFiles } from './files-of-page.ts';

describe('the pictures that are saved', () => {
  it('are one copy each, of the type that compresses best, not wider than a phone needs', () => {
    expect(findPageFiles({ product: { thumbnail: aPicture([320, 640, 1280]) } })).toEqual([
      '/uploads/w640_avif_body.avif?v=1',
    ]);
  });

  it('are the smallest copy if all are wide, and the file itself if there are none', () => {
    expect(findPageFiles([aPicture([960, 1280]), { ...aPicture([]), sources: [] }])).toEqual([
      '/uploads/w960_avif_body.avif?v=1',
      '/uploads/body.webp?v=1',
    ]);
  });

  it('come with the captions of videos, without the videos', () => {
    const video = { file: { url: '/uploads/tour.mp4?v=1' }, captions: { url: '/uploads/tour.vtt?v=1' } };
    expect(findPageFiles([video])).toEqual(['/uploads/tour.vtt?v=1']);
  });

  it('include plain URLs, but no documents', () => {
    expect(
      findPageFiles({ logo: { url: '/uploads/logo.svg?v=1' }, dataSheet: { url: '/uploads/sheet.pdf?v=1' } }),
    ).toEqual(['/uploads/logo.svg?v=1']);
  });
});

function aPicture(widths: number[]) {
  const candidates = (type: string) =>
    widths.map((width) => ({ url: `/uploads/w${width}_${type}_body.${type}?v=1`, width }));
  return {
    url: '/uploads/body.webp?v=1',
    alternativeText: '',
    caption: '',
    width: 1600,
    height: 1600,
    sources: [
      { mime: 'image/avif', candidates: candidates('avif') },
      { mime: 'image/webp', candidates: candidates('webp') },
    ],
  };
}
