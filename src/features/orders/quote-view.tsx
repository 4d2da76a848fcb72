import type { Quote, QuoteState } from '#src/contract/quote.ts';
import { countryName } from '#src/format/country.ts';
import { formatDate, formatMoment } from '#src/format/date.ts';
import { formatMoney } from '#src/format/money.ts';
import { supplyText } from '#src/format/ship-date.ts';
import { m } from '#src/messages/m.ts';
import { AsOf } from '#src/ui/as-of.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Section } from '#src/ui/layout.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import { Fact } from '#src/ui/fact.tsx';
import { LinesTable } from './lines-table.tsx';
import styles from './orders.module.css';

interface Props {
  quote: Quote;
  token: string;
  updatedAt: number;
}

/** The quote: prices, validity and the button to order. */
export function QuoteView({ quote, token, updatedAt }: Props) {
  const { id, reference, state, createdAt, validUntil, note, canOrder, orderPath, pdfPath } = quote;
  return (
    <>
      <dl className={styles.facts}>
        <Fact term={m.quotes.quote} text={reference} />
        <Fact term={m.quotes.status} text={quoteLabels[state]} />
        <Fact term={m.quotes.requestedOn} text={formatMoment(Date.parse(createdAt))} />
        {validUntil !== null && <Fact term={m.quotes.validUntil} text={formatDate(validUntil)} />}
      </dl>
      <p className={styles.note}>
        <AsOf what={m.quotes.status} savedAt={updatedAt} />
      </p>
      <div className={styles.actions}>
        <StatusNotice quote={quote} />
      </div>
      <div className={styles.actions}>
        {canOrder && (
          <ButtonLink variant="primary" href={`/checkout?${new URLSearchParams({ quote: id, token })}`}>
            {m.quotes.orderQuote}
          </ButtonLink>
        )}
        {orderPath !== null && (
          <ButtonLink variant="primary" href={orderPath}>
            {m.quotes.viewOrder}
          </ButtonLink>
        )}
        {pdfPath !== null && <ButtonLink href={pdfPath}>{m.quotes.quotePdf}</ButtonLink>}
        <Button onClick={() => window.print()}>{m.quotes.printPage}</Button>
      </div>
      {note !== '' && (
        <Section title={m.quotes.ourMessage}>
          <p>{note}</p>
        </Section>
      )}
      <Section title={m.quotes.products}>
        <QuoteLines quote={quote} />
      </Section>
    </>
  );
}

const quoteLabels: Record<QuoteState, string> = {
  received: m.quotes.inPreparation,
  answered: m.quotes.readyToOrder,
  ordered: m.quotes.ordered,
  expired: m.quotes.expired,
  declined: m.quotes.declined,
};

function StatusNotice({ quote: { state } }: Pick<Props, 'quote'>) {
  switch (state) {
    case 'received':
      return (
        <Notice kind="information" title={m.quotes.workingOnIt}>
          <p>{m.quotes.workingOnItText}</p>
        </Notice>
      );
    case 'expired':
      return (
        <Notice kind="information" title={m.quotes.hasExpired}>
          <p>{m.quotes.hasExpiredText}</p>
          <ButtonLink href="/contact">{m.quotes.contactUs}</ButtonLink>
        </Notice>
      );
    case 'declined':
      return (
        <Notice kind="information" title={m.quotes.cannotOffer}>
          <p>{m.quotes.cannotOfferText}</p>
          <ButtonLink href="/contact">{m.quotes.contactUs}</ButtonLink>
        </Notice>
      );
    case 'answered':
    case 'ordered':
      return null;
  }
}

function QuoteLines({ quote: { lines, subtotal, currency, shipping } }: Pick<Props, 'quote'>) {
  const money = (amountMinor: number | null) =>
    amountMinor === null ? '–' : formatMoney({ amountMinor, currency });
  return (
    <>
      <LinesTable caption={m.quotes.productsInQuote}>
        {lines.map(({ id, name, url, partNumber, quantity, configuration, note, ...line }) => (
          <tr role="row" key={id}>
            <td role="cell">
              {url !== null && <SiteLink href={`/products/${url}`}>{name}</SiteLink>}
              {url !== null && <br />}
              <code>{partNumber}</code>
              {[configuration, note].filter(Boolean).map((text) => `, ${text}`)}
              {line.unitPrice !== null && <p className={styles.note}>{supplyDetails(line)}</p>}
            </td>
            <td role="cell">{quantity}</td>
            <td role="cell">{money(line.unitPrice)}</td>
            <td role="cell">{money(line.lineTotal)}</td>
          </tr>
        ))}
      </LinesTable>
      {subtotal !== null && (
        <>
          <dl className={styles.totals}>
            <Fact term={m.quotes.subtotal} text={money(subtotal)} />
            {shipping && (
              <Fact term={m.quotes.shippingBy({ method: shipping.name })} text={money(shipping.price)} />
            )}
            <Fact
              term={shipping ? m.quotes.totalExcludingTax : m.quotes.totalExcludingShippingAndTax}
              text={money(subtotal + (shipping?.price ?? 0))}
            />
          </dl>
          <p className={styles.note}>
            {shipping ? m.quotes.taxWhenOrdering : m.quotes.taxAndShippingWhenOrdering}
          </p>
        </>
      )}
    </>
  );
}

type Supply = Pick<Quote['lines'][number], 'leadTimeDays' | 'tariffNumber' | 'originCountry'>;

function supplyDetails({ leadTimeDays, tariffNumber, originCountry }: Supply): string {
  return [
    supplyText(leadTimeDays),
    tariffNumber && m.quotes.tariffNumber({ number: tariffNumber }),
    /^[A-Z]{2}$/.test(originCountry) && m.quotes.origin({ country: countryName(originCountry) }),
  ]
    .filter(Boolean)
    .join(', ');
}
