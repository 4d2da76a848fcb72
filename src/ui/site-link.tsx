import { use, useRef, type AnchorHTMLAttributes, type MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { PrefetchContext } from './prefetch-context.ts';

type Properties = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** Navigates within this site without loading a new document. Links to other sites are ordinary links. */
export function SiteLink({ href, ...rest }: Properties) {
  if (!/^\/(?!\/)/.test(href)) return <a href={href} rel="noopener" {...rest} />;
  // The Content-Security-Policy of a document stays in force. Payment pages have a stricter one, so they are loaded.
  if (/^\/(api|uploads|admin)\/|^\/(checkout|account\/cards)(?=$|[?#])/.test(href))
    return <a href={href} {...rest} />;
  return <InternalLink href={href} {...rest} />;
}

/** React Router's own `Link` does more, but would add 1.8 kB to every visit. */
function InternalLink({ href, onClick, ...rest }: Properties) {
  const prefetch = use(PrefetchContext);
  const isRequested = useRef(false);
  const requestPrefetch = () => {
    if (isRequested.current) return;
    isRequested.current = true;
    // A failed prefetch is ignored: the page itself requests the data again and shows the error.
    prefetch(href).catch(() => (isRequested.current = false));
  };
  const follow = useLinkClickHandler(href, { target: rest.target });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a
      href={useHref(href)}
      onClick={click}
      onPointerEnter={requestPrefetch}
      onPointerDown={requestPrefetch}
      onFocus={requestPrefetch}
      {...rest}
    />
  );
}
