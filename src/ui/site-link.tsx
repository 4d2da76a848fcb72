import { use, useRef, type AnchorHTMLAttributes, type MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { PrefetchContext } from './prefetch-context.ts';

type Properties = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A link that knows its own site: inside it changes the page without loading, outside it is an ordinary link. */
export function SiteLink({ href, ...rest }: Properties) {
  if (!/^\/(?!\/)/.test(href)) return <a href={href} rel="noopener" {...rest} />;
  if (/^\/(api|uploads|admin)\//.test(href)) return <a href={href} {...rest} />;
  return <InnerLink href={href} {...rest} />;
}

/** The router's own link does more, for 1.8 kB that every visit would load. */
function InnerLink({ href, onClick, ...rest }: Properties) {
  const prefetch = use(PrefetchContext);
  const isAsked = useRef(false);
  const ask = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    // Only a head start: what fails here is asked for again, and shown, by the page itself.
    prefetch(href).catch(() => (isAsked.current = false));
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
      onPointerEnter={ask}
      onPointerDown={ask}
      onFocus={ask}
      {...rest}
    />
  );
}
