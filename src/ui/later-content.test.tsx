import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { LaterContent } from './later-content.tsx';

it("is in the server's HTML", () => {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <LaterContent>Specifications</LaterContent>
    </MemoryRouter>,
  );
  expect(markup).toBe('Specifications');
});
