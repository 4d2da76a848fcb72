import { describe, expect, it } from 'vitest';
import { ApiError, Unreachable } from '#src/api/errors.ts';
import { renderWithQueries, type CachedQuery } from '#src/cache/render-with-queries.ts';
import { parseContacts } from '#src/contract/contact.ts';
import { parseNews } from '#src/contract/news.ts';
import { parsePageContent } from '#src/contract/page.ts';
import { contactsQuery } from '#src/features/contacts/queries.ts';
import { newsQuery } from '#src/features/news/queries.ts';
import { pageContentQuery } from '#src/features/pages/queries.ts';
import { Route as Contacts } from './contacts.tsx';
import { Route as News } from './news.tsx';

type Cached = Omit<CachedQuery, 'queryKey'>;

const serverError = new ApiError(500, 'Internal Server Error', {});
const long = 'Humidity in museum showcases and in the archives below them '.repeat(6).trim();

describe.each([
  { name: 'contacts', pageWith: contactsWith, heading: '>Contacts</h1>', empty: 'No contacts yet' },
  { name: 'news', pageWith: newsWith, heading: '>All our news</h1>', empty: 'No news yet' },
])('the list of $name', ({ pageWith, heading, empty }) => {
  it('keeps its heading if it could not be loaded', () => {
    const html = pageWith({ error: serverError });
    expect(html).toContain(heading);
    expect(html).toContain('The server returned an error.');
    expect(html).toContain('Try again</button>');
  });

  it('says that it is not on the device', () => {
    const html = pageWith({ error: new Unreachable() });
    expect(html).toContain(heading);
    expect(html).toContain('This content is not saved on your device.');
  });

  it('says so if it is empty', () => {
    expect(pageWith({ data: [] })).toContain(empty);
  });
});

describe('a contact', () => {
  it('can have only a name and a region', () => {
    const html = contactsWith({ data: contacts({}) });
    expect(html).toContain('<h3>Service desk</h3></li>');
    expect(html).toContain('href="#southern-europe"');
    expect(html).toContain('id="southern-europe"');
  });

  it('is shown in full if it is long', () => {
    const html = contactsWith({
      data: contacts({ address: `${long}\n\n1 Way`, hours: long, countries: 'IT, XX,DE' }),
    });
    expect(html).toContain(`<span>${long}</span><span>1 Way</span>`);
    expect(html).toContain('Germany');
  });

  it('has a telephone link, however the number is written', () => {
    expect(contactsWith({ data: contacts({ phone: '+353 (1) 555-01 23' }) })).toContain(
      'href="tel:+35315550123"',
    );
  });
});

describe('an article', () => {
  it('stays in the list, with its age, if it could not be refreshed', () => {
    const article = { documentId: 'a', title: long, url: 'a', createdAt: '2026-11-17T08:00:00.000Z' };
    const data = parseNews({ data: [article] });
    const html = newsWith({ data, error: serverError, updatedAt: Date.now() - 2 * 86_400_000 });
    expect(html).toContain('Last updated 2 days ago.');
    expect(html).toContain(long);
    expect(html).toContain('17 November 2026');
  });
});

const contacts = (more: object) =>
  parseContacts({
    data: [{ documentId: 'c', name: 'Service desk', url: 'desk', region: 'Southern Europe', ...more }],
  });

function contactsWith(cached: Cached): string {
  return renderWithQueries(<Contacts />, [{ queryKey: contactsQuery.queryKey, ...cached }], '/contacts');
}

function newsWith(cached: Cached): string {
  const page = parsePageContent({ data: { title: 'All our news' } });
  return renderWithQueries(
    <News />,
    [
      { queryKey: pageContentQuery('news-page').queryKey, data: page },
      { queryKey: newsQuery.queryKey, ...cached },
    ],
    '/news',
  );
}
