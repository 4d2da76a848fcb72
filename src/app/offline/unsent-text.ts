import { tabStorage } from '#src/cache/device-storage.ts';
import { parseUnsentText, type UnsentText } from '#src/contract/unsent-text.ts';
import { currentPerson } from '#src/outbox/current-person.ts';
import { contentOf, fieldsByKey, fill, isChanged, isKept, type Field } from './unsent-fields.ts';

/** A page may still be fetching what its form is made of. */
const formsArriveWithinMs = 10_000;

/**
 * What was typed and not sent is there again after the page was loaded anew: a new version, a closed lid, a mistake.
 * Kept for this tab alone, by person and by the address of the page.
 */
export function keepUnsentText() {
  // What was typed before this came differs from what the page came with.
  const touched = new WeakSet<Field>([...fieldsByKey().values()].filter(isChanged));
  document.addEventListener('input', ({ target }) => isKept(target) && touched.add(target), true);
  const waiting = restore(touched);
  const keep = () => store({ ...Object.fromEntries(waiting), ...typedIn(touched) });
  window.addEventListener('pagehide', keep);
  // A phone ends a page in the background without a word.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && keep());
}

const place = () =>
  `fieldshop-unsent ${currentPerson()} ${window.location.pathname}${window.location.search}`;

const typedIn = (touched: WeakSet<Field>): UnsentText =>
  Object.fromEntries(
    [...fieldsByKey()]
      .filter(([, field]) => touched.has(field))
      .map(([key, field]) => [key, contentOf(field)]),
  );

function store(text: UnsentText) {
  if (Object.keys(text).length === 0) return tabStorage.removeItem(place());
  tabStorage.setItem(place(), JSON.stringify(text));
}

/** Answers what has not found its field yet. */
function restore(touched: WeakSet<Field>) {
  const { pathname } = window.location;
  const waiting = new Map(Object.entries(parseUnsentText(tabStorage.getItem(place()))));
  const end = () => {
    observer.disconnect();
    waiting.clear();
  };
  const fillIn = () => {
    if (window.location.pathname !== pathname) return end();
    const fields = fieldsByKey();
    for (const [key, content] of waiting) {
      const field = fields.get(key);
      if (!field) continue;
      waiting.delete(key);
      // Typed already, before this came.
      if (!touched.has(field) && field !== document.activeElement) fill(field, content);
    }
    if (waiting.size === 0) end();
  };
  const observer = new MutationObserver(fillIn);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(end, formsArriveWithinMs);
  fillIn();
  return waiting;
}
