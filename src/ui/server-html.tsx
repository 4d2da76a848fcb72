import { useState, type ComponentType } from 'react';
import { lazyPart, LoadingFailed } from './lazy-part.tsx';

interface Options<P> {
  /** Id of the element around it, unique in the page. */
  id: string;
  load: () => Promise<ComponentType<P>>;
  /** The same component on the server; null in the browser. */
  ServerView: ComponentType<P> | null;
}

/**
 * A part that the server renders, but whose code is not in the first script. Until its chunk is loaded, the server's HTML
 * stays as it is: forms and links work as without JavaScript.
 */
export function serverHtml<P extends object>({ id, load, ServerView }: Options<P>) {
  const Html = ({ retry }: { retry?: () => void }) => <ServedHtml id={id} retry={retry} />;
  const loadWhenReleased = async () => {
    const View = await load();
    await waitForRelease();
    return View;
  };
  const Part = lazyPart(loadWhenReleased, { Fallback: Html, Failure: Html });
  return ServerView
    ? (props: P) => (
        <div id={id}>
          <ServerView {...props} />
        </div>
      )
    : Part;
}

/** A click is lost if its element is replaced between press and release. Usually, that can be avoided. */
async function waitForRelease() {
  while (document.querySelector(':active')) await new Promise((resolve) => setTimeout(resolve, 50));
}

interface Replaced {
  /** The element with the server's HTML, including the input. */
  element: Element;
  path: string;
  /** The name of the field that had the focus. */
  focused: string | null;
}

declare global {
  interface Window {
    /** https://developer.mozilla.org/en-US/docs/Web/API/Trusted_Types_API */
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createHTML: (text: string) => string },
      ) => { createHTML: (text: string) => TrustedHTML };
    };
  }
}

// The HTML is read from the page itself, where the server wrote it.
const policy =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy('server-html', { createHTML: (html) => html });
const trusted = (html: string) => policy?.createHTML(html) ?? html;

const replaced = new Map<string, Replaced>();

/** Returns the replaced element, only on the first call. */
export function takeReplaced(id: string): Replaced | undefined {
  const element = replaced.get(id);
  replaced.delete(id);
  return element?.path === window.location.pathname ? element : undefined;
}

/**
 * Clicks the control that replaces this one, which was pressed while its part was already being rendered. The browser does it
 * after a touch.
 */
function clickOnRelease(pressed: Element | null) {
  const click = (release: PointerEvent) => {
    if (!pressed || release.pointerType !== 'mouse' || release.button !== 0) return;
    const control = release.target instanceof Element && release.target.closest(pressed.localName);
    if (control && control.textContent === pressed.textContent)
      control.dispatchEvent(new MouseEvent('click', release));
  };
  window.addEventListener('pointerup', click, { once: true });
}

interface ServedHtmlProps {
  id: string;
  /** Set if the chunk cannot be loaded. */
  retry: (() => void) | undefined;
}

const servedPath = typeof window === 'undefined' ? '' : window.location.pathname;

/** The server's HTML; empty after navigation within the site, while the page before may still be in the document. */
function ServedHtml({ id, retry }: ServedHtmlProps) {
  // Not a new object with each render, for which React would replace the elements and lose the input.
  const [{ html, path }] = useState(() => {
    const { pathname } = window.location;
    const served = pathname === servedPath ? document.getElementById(id) : null;
    return { html: served && trusted(served.innerHTML), path: pathname };
  });
  const saveOnUnmount = (element: Element | null) => () => {
    if (!element) return;
    clickOnRelease(element.querySelector(':is(a,button,label,input):active'));
    const focused = element.contains(document.activeElement) ? document.activeElement : null;
    replaced.set(id, { element, path, focused: focused?.getAttribute('name') ?? null });
  };
  if (!html && retry) return <LoadingFailed retry={retry} />;
  return (
    <div
      id={id}
      ref={saveOnUnmount}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html ?? '' }}
    />
  );
}
