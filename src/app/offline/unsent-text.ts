import { tabStorage } from '#src/cache/device-storage.ts';
import { parseUnsentText, type UnsentText } from '#src/contract/unsent-text.ts';
import { currentPerson } from '#src/outbox/current-person.ts';
import { contentOf, fieldsByKey, fill, isChanged, isStorable, type Field } from './unsent-fields.ts';

/** Time for a page to load the data its form needs. */
const formTimeoutMs = 10_000;

/**
 * Restores unsent text after a reload, for example after an update or by mistake. Stored for this tab only, by person and page
 * URL.
 */
export function persistUnsentText() {
  // Text typed before this script loaded differs from the default values.
  const touched = new WeakSet<Field>([...fieldsByKey().values()].filter(isChanged));
  document.addEventListener('input', ({ target }) => isStorable(target) && touched.add(target), true);
  const pending = restore(touched);
  const save = () => store({ ...Object.fromEntries(pending), ...typedIn(touched) });
  window.addEventListener('pagehide', save);
  // Phones may discard a background page without an event.
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

/** Returns the values whose fields are not on the page yet. */
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
      // Do not overwrite text the visitor has already typed.
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
