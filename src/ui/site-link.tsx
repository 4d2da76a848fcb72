import { use, useRef, type AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';
import { PrefetchContext } from './prefetch-context.ts';

type Properties = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A link that knows its own site: inside it changes the page without loading, outside it is an ordinary link. */
export function SiteLink({ href, ...rest }: Properties) {
  if (!/^\/(?!\/)/.test(href)) return <a href={href} rel="noopener" {...rest} />;
  if (/^\/(api|uploads|admin)\//.test(href)) return <a href={href} {...rest} />;
  return <InnerLink href={href} {...rest} />;
}

function InnerLink({ href, ...rest }: Properties) {
  const prefetch = use(PrefetchContext);
  const isAsked = useRef(false);
  const ask = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    // Only a head start: what fails here is asked for again, and shown, by the page itself.
    prefetch(href).catch(() => (isAsked.current = false));
  };
  return <Link to={href} onPointerEnter={ask} onPointerDown={ask} onFocus={ask} {...rest} />;
}
