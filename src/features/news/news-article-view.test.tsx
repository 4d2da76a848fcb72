import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { parseNewsArticle } from '#src/contract/news.ts';
import { NewsArticleView } from './news-article-view.tsx';

const article = parseNewsArticle({
  data: [
    {
      documentId: 'a',
      title: 'A cabinet',
      url: 'a-cabinet',
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-01T00:00:00.000Z',
      contentBlocks: [],
      products: [],
      thumbnail: {
        url: '/uploads/cabinet.webp',
        mime: 'image/webp',
        size: 40,
        width: 1200,
        height: 675,
        formats: { w640: { url: '/uploads/w640.avif', width: 640, mime: 'image/avif' } },
      },
    },
  ],
});
if (!article) throw new Error('The article was not parsed.');

it.each([
  { width: 360, density: 2 },
  { width: 412, density: 1.75 },
])('on a phone of $width px with density $density, the 640 px file is enough', (phone) => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <NewsArticleView article={article}>{null}</NewsArticleView>
    </MemoryRouter>,
  );
  const [, share] = /<source [^>]*sizes="\(width &lt; 40rem\) (\d+)vw/.exec(html) ?? [];
  expect((Number(share) / 100) * phone.width * phone.density).toBeLessThanOrEqual(640);
  // Not visibly narrower than the picture on the page, which is 92vw wide.
  expect(Number(share)).toBeGreaterThanOrEqual(88);
});
