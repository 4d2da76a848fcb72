import { use, useRef, type AnchorHTMLAttributes, type MouseEvent } from 'react';
import { languagePrefix } from '#src/format/language-prefix.ts';
import { publicPath } from '#src/format/site-paths.ts';
import { LinkContext } from './link-context.ts';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** Navigates within this site without loading a new document. Links to other sites are ordinary links. */
export function SiteLink({ href, ...rest }: Props) {
  if (!/^\/(?!\/)/.test(href)) return <a href={href} rel="noopener" {...rest} />;
  // The Content-Security-Policy of a document stays in force. Payment pages have a stricter one, so they are loaded.
  if (/^\/(api|uploads|admin)\/|^\/(checkout|account\/cards)(?=$|[?#])/.test(href)) {
    return <a href={languagePrefix && !isFile.test(href) ? publicPath(href) : href} {...rest} />;
  }
  return <InternalLink href={href} {...rest} />;
}

/** Without a language. */
const isFile = /^\/(uploads|admin)\//;

/** React Router's own `Link` does more, is rendered on each navigation, and would add 1.8 kB to every visit. */
function InternalLink({ href, onClick, ...rest }: Props) {
  const { prefetch, follow } = use(LinkContext);
  const isRequested = useRef(false);
  const requestPrefetch = () => {
    if (isRequested.current) return;
    isRequested.current = true;
    // A failed prefetch is ignored: the page itself requests the data again and shows the error.
    prefetch(href).catch(() => (isRequested.current = false));
  };
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event, rest.target)) return;
    event.preventDefault();
    follow(href);
  };
  return (
    <a
      href={publicPath(href)}
      onClick={click}
      onPointerEnter={requestPrefetch}
      onPointerDown={requestPrefetch}
      onFocus={requestPrefetch}
      {...rest}
    />
  );
}

/** In another tab or window, or as a download. */
const opensElsewhere = (event: MouseEvent, target = '_self') =>
  target !== '_self' ||
  event.button !== 0 ||
  event.metaKey ||
  event.altKey ||
  event.ctrlKey ||
  event.shiftKey;
