import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Submitted } from './submitted.tsx';

const receipt = { reference: 'Q-1', rmaNumber: null, statusPath: null };
const nothing = () => undefined;

it.each([
  ['part-wizard-email', 'Send to another e-mail address'],
  ['contact', 'Send another request'],
] as const)('a %s that has arrived offers "%s"', (kind, words) => {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <Submitted kind={kind} submission={{ type: 'sent', receipt }} onNew={nothing} onEdit={nothing} />
    </MemoryRouter>,
  );
  expect(markup).toContain(words);
});
