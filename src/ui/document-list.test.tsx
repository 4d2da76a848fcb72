import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { Document } from '#src/contract/document.ts';
import { DocumentList } from './document-list.tsx';

it('the editions of a document are in one row, which names and links the others', () => {
  const documents = [sheet('de', 'a-de'), sheet('en', 'a'), sheet('en-US', 'a-en-us'), sheet('fr', 'b')];
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <DocumentList documents={documents} />
    </MemoryRouter>,
  );
  const [first = '', second = ''] = html.split('<li').slice(1);
  expect(first).toContain('href="/documents/a">Sheet</a>');
  expect(first).toMatch(/Also in: .*a-de">German<\/a>, .*a-en-us">US edition<\/a>/);
  expect(second).toContain('datasheet · French');
  expect(second).not.toContain('Also in');
});

const sheet = (language: string, url: string) =>
  v.parse(Document, {
    documentId: url,
    title: 'Sheet',
    url,
    type: 'datasheet',
    language,
    file: { name: 'a.pdf', url: `/uploads/${url}.pdf`, size: 12, mime: 'application/pdf' },
  });
