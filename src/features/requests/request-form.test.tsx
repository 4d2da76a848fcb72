import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { FormKind } from '#src/contract/forms/form-kinds.ts';
import { RequestForm } from './request-form.tsx';

const render = (kind: FormKind, { path = '/', message = '' } = {}) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <RequestForm kind={kind} known={{ message }} />
    </MemoryRouter>,
  );

it.each(['contact', 'quote', 'demo', 'calibration-and-repair'] as const)(
  'the server renders the %s form, which the browser can post without script',
  (kind) => {
    const markup = render(kind, { path: '/the-form' });
    expect(markup).toMatch(/<form[^>]* action="\/basic\/the-form" method="post"/);
    expect(markup).toContain('name="email"');
    expect(markup).toMatch(/<button[^>]*type="submit"/);
  },
);

it('the server renders initial values', () => {
  expect(render('contact', { message: 'No results for "steam"' })).toMatch(
    /<textarea[^>]*>No results for &quot;steam&quot;<\/textarea>/,
  );
  expect(render('quote')).toMatch(/name="lines\.0\.quantity"[^>]* value="1"/);
  expect(render('calibration-and-repair')).toMatch(
    /value="as-found-and-as-left"[^>]* checked=""|checked=""[^>]* value="as-found-and-as-left"/,
  );
});

it('the server does not render an entry of the outbox, which is on the device', () => {
  expect(render('contact', { path: '/contact?entry=1' })).not.toContain('<form');
});
