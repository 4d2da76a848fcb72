import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Gallery } from './gallery.tsx';

const picture = {
  url: '/uploads/a.webp',
  alternativeText: 'A gauge',
  caption: '',
  width: 1200,
  height: 1200,
  sources: [{ mime: 'image/avif', candidates: [{ url: '/uploads/w640.avif', width: 640 }] }],
};

it.each([
  { width: 360, density: 2 },
  { width: 412, density: 1.75 },
])('the 640 px file is enough for a phone of $width px with density $density', (phone) => {
  const html = renderToStaticMarkup(<Gallery pictures={[picture]} name="Gauge" />);
  const [, share] = /<source [^>]*sizes="\(width &lt; 40rem\) (\d+)vw/.exec(html) ?? [];
  expect((Number(share) / 100) * phone.width * phone.density).toBeLessThanOrEqual(640);
});
