import { tabStorage } from '#src/cache/device-storage.ts';
import { parseUnsentText, type UnsentText } from '#src/contract/unsent-text.ts';
import { currentPerson } from '#src/outbox/current-person.ts';
import { contentOf, fieldsByKey, fill, isChanged, isStorable, type Field } from './unsent-fields.ts';

/** A page may still be fetching what its form is made of. */
const formTimeoutMs = 10_000;

/**
 * What was typed and not sent is there again after the page was loaded anew: a new version, a closed lid, a mistake.
 * Kept for this tab alone, by person and by the address of the page.
 */
export function persistUnsentText() {
  // What was typed before this came differs from what the page came with.
  const touched = new WeakSet<Field>([...fieldsByKey().values()].filter(isChanged));
  document.addEventListener('input', ({ target }) => isStorable(target) && touched.add(target), true);
  const pending = restore(touched);
  const save = () => store({ ...Object.fromEntries(pending), ...typedIn(touched) });
  window.addEventListener('pagehide', save);
  // A phone ends a page in the background without a word.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && save());
}

const storageKey = () =>
  `fieldshop-unsent ${currentPerson()} ${window.location.pathname}${window.location.search}`;

const typedIn = (touched: WeakSet<Field>): UnsentText =>
  Object.fromEntries(
    [...fieldsByKey()]
      .filter(([, field]) => touched.has(field))
      .map(([key, field]) => [key, contentOf(field)]),
  );

function store(text: UnsentText) {
  if (Object.keys(text).length === 0) return tabStorage.removeItem(storageKey());
  tabStorage.setItem(storageKey(), JSON.stringify(text));
}

/** Answers what has not found its field yet. */
function restore(touched: WeakSet<Field>) {
  const { pathname } = window.location;
  const pending = new Map(Object.entries(parseUnsentText(tabStorage.getItem(storageKey()))));
  const end = () => {
    observer.disconnect();
    pending.clear();
  };
  const fillIn = () => {
    if (window.location.pathname !== pathname) return end();
    const fields = fieldsByKey();
    for (const [key, content] of pending) {
      const field = fields.get(key);
      if (!field) continue;
      pending.delete(key);
      // Typed already, before this came.
      if (!touched.has(field) && field !== document.activeElement) fill(field, content);
    }
    if (pending.size === 0) end();
  };
  const observer = new MutationObserver(fillIn);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(end, formTimeoutMs);
  fillIn();
  return pending;
}
