import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { parseContacts } from '#src/contract/contact.ts';
import { messagesIn } from './support/messages-in.ts';
import { ContactsView } from '#src/features/contacts/contacts-view.tsx';

const french = messagesIn('fr');
vi.mock('#src/messages/m.ts', () => ({
  get m() {
    return french;
  },
}));

it('sorts regions and countries by their names in the language of the page', () => {
  // As the backend sorts them: "Asia Pacific", "Europe", "Latin America", "Middle East and Africa", "North America".
  const regions = ['Asie-Pacifique', 'Europe', 'Amérique latine', 'Moyen-Orient', 'États-Unis'];
  const data = regions.map((region) => ({
    documentId: region,
    name: `Ventes, ${region}`,
    url: region,
    region,
    countries: 'FR, AT, AE',
  }));
  const html = renderToStaticMarkup(<ContactsView contacts={parseContacts({ data })} />);
  const links = [...html.matchAll(/<a href="#[^"]*">([^<]+)</g)].map(([, text]) => text);
  expect(links).toEqual(['Amérique latine', 'Asie-Pacifique', 'États-Unis', 'Europe', 'Moyen-Orient']);
  expect(html).toContain('Autriche, Émirats arabes unis, France');
});
