import { use, useRef, type AnchorHTMLAttributes, type MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { PrefetchContext } from './prefetch-context.ts';

type Properties = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A link that navigates without loading within this site, and is an ordinary link to other sites. */
export function SiteLink({ href, ...rest }: Properties) {
  if (!/^\/(?!\/)/.test(href)) return <a href={href} rel="noopener" {...rest} />;
  // A page keeps the content security policy of the document. That of payments is stricter, so it is loaded.
  if (/^\/(api|uploads|admin)\/|^\/(checkout|account\/cards)(?=$|[?#])/.test(href))
    return <a href={href} {...rest} />;
  return <InnerLink href={href} {...rest} />;
}

/** The router's own link does more, but would add 1.8 kB to every visit. */
function InnerLink({ href, onClick, ...rest }: Properties) {
  const prefetch = use(PrefetchContext);
  const isRequested = useRef(false);
  const requestPrefetch = () => {
    if (isRequested.current) return;
    isRequested.current = true;
    // Only prefetching: if it fails, the page itself requests the data again and shows the error.
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
