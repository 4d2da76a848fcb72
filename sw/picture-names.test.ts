import { describe, expect, it } from 'vitest';
import { pictureName } from './picture-names.ts';

describe('the name of a picture', () => {
  it.each([
    '/uploads/slide_level_0dcc5482c8.webp',
    '/uploads/w640_avif_slide_level_0dcc5482c8.avif?v=1767225600000',
    '/uploads/w320_webp_slide_level_0dcc5482c8.webp',
    'http://shop.example/uploads/thumbnail_slide_level_0dcc5482c8.webp',
  ])('is the same for all its copies: %s', (url) => {
    expect(pictureName(url)).toBe('slide_level_0dcc5482c8');
  });

  it.each(['/uploads/apt_datasheet_9b2b.pdf', '/uploads/tour.mp4', '/icons/icon-192.png', '/api/products'])(
    'is undefined for anything but an uploaded picture: %s',
    (url) => {
      expect(pictureName(url)).toBeUndefined();
    },
  );
});
