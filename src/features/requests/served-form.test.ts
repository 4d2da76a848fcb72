import { expect, it } from 'vitest';
import { emptyForms } from './request-values.ts';
import { hasInput, withDraft } from './served-form.ts';

const initial = { ...emptyForms.contact, message: 'Known from the URL' };

it('a draft fills in the fields that nobody has typed into', () => {
  const draft = { ...emptyForms.contact, message: 'From the draft', name: 'Ada' };
  expect(withDraft({ ...initial, name: 'Grace' }, { initial, draft })).toEqual({
    ...initial,
    message: 'From the draft',
    name: 'Grace',
  });
});

it('an empty field of a draft does not remove what the page knows', () => {
  const draft = { ...emptyForms.contact, name: 'Ada' };
  expect(withDraft(initial, { initial, draft })).toEqual({ ...initial, name: 'Ada' });
});

it('rows that were typed are kept, and rows that were not come from the draft', () => {
  const { quote } = emptyForms;
  const draft = { ...quote, lines: [{ partNumber: 'APT-210', quantity: 2, note: '' }] };
  expect(withDraft(quote, { initial: quote, draft })).toEqual(draft);
  const typed = { ...quote, lines: [{ partNumber: 'TTX-100', quantity: 1, note: '' }] };
  expect(withDraft(typed, { initial: quote, draft })).toEqual(typed);
});

it('what the page knows is not input', () => {
  expect(hasInput({ ...initial, website: '' }, initial)).toBe(false);
  expect(hasInput({ ...initial, name: 'A' }, initial)).toBe(true);
});
