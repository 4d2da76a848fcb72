/** After these, the visitor is elsewhere. A mouse that moves does not count. */
const moves = ['pointerdown', 'wheel', 'keydown', 'popstate'];

/**
 * What can wait until the next page is displayed.
 *
 * @param hash of the section to scroll to, `#documents`; empty if there is none
 */
export function finishArrival(hash: string): void {
  removeLinkPreview();
  if (hash !== '') showSection(hash);
}

/** Only the server writes these (ui/head.tsx), so they describe the page before. */
function removeLinkPreview() {
  const ofPageBefore = '[name=description], [property], [name^=twitter], [hreflang]';
  for (const tag of document.head.querySelectorAll(ofPageBefore)) tag.remove();
}

/** If the page has not been rendered yet, scrolls as soon as it has, unless the visitor uses the page before. */
function showSection(hash: string) {
  const id = decoded(hash.slice(1));
  if (isShown(id)) return;
  const observer = new MutationObserver(() => isShown(id) && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  for (const move of moves)
    window.addEventListener(move, () => observer.disconnect(), { once: true, capture: true, passive: true });
}

function isShown(id: string): boolean {
  const section = document.getElementById(id);
  section?.scrollIntoView();
  return section !== null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
