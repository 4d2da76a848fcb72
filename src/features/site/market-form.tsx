import { use, useState, type FormEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Market } from '#src/contract/site.ts';
import { languagePrefix } from '#src/format/language-prefix.ts';
import { m } from '#src/messages/m.ts';
import { UnitsContext } from '#src/ui/units-context.ts';
import { chosenMarket, forgetPages } from './choose-market.ts';

interface Props {
  /** All markets, the default one first. */
  markets: Market[];
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Posts the market of the pressed button and shows the same page with its prices. Works without JavaScript. The buttons have the
 * URL, not the form: before React takes over, other forms of `/basic/` are held and sent without their button
 * (src/app/first-input.ts).
 */
export function MarketForm({ markets, className, children }: Props) {
  const { pathname, search } = useLocation();
  const { choose } = use(UnitsContext);
  const [isOffline, setIsOffline] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const { nativeEvent } = event;
    const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    const code = submitter instanceof HTMLButtonElement ? submitter.value : '';
    const market = markets.find((one) => valueOf(one, markets) === code);
    event.preventDefault();
    setIsOffline(!navigator.onLine);
    if (!market || !navigator.onLine) return;
    // As a field, because a form that is sent by script has no button.
    const field = Object.assign(document.createElement('input'), {
      type: 'hidden',
      name: 'market',
      value: code,
    });
    void forgetPages().then(() => {
      form.append(field);
      form.action = marketAction;
      form.submit();
      choose(market.units);
      // Last, because a form that is no longer in the page cannot be submitted.
      chosenMarket.write(market.code);
    });
  };
  return (
    <form method="post" className={className} aria-label={m.site.market} onSubmit={submit}>
      {/* As routes know it: the server redirects to it in the language of the URL that the form is posted to. */}
      <input type="hidden" name="from" value={pathname + search} />
      {children}
      <p aria-live="polite">{isOffline && m.site.marketNeedsConnection}</p>
    </form>
  );
}

/** The `formAction` of the buttons. */
export const marketAction = `${languagePrefix}/basic/market`;

/** The default market needs no cookie. */
export const valueOf = ({ code }: Market, [first]: Market[]): string => (code === first?.code ? '' : code);
