import type { Quote, QuoteState } from '#src/contract/quote.ts';
import { formatDate, formatMoment } from '#src/format/date.ts';
import { formatMoney } from '#src/format/money.ts';
import { supplyText } from '#src/format/ship-date.ts';
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
        <Fact term="Quote" text={reference} />
        <Fact term="Status" text={quoteLabels[state]} />
        <Fact term="Requested on" text={formatMoment(Date.parse(createdAt))} />
        {validUntil !== null && <Fact term="Valid until" text={formatDate(validUntil)} />}
      </dl>
      <p className={styles.note}>
        <AsOf what="Status" savedAt={updatedAt} />
      </p>
      <div className={styles.actions}>
        <StatusNotice quote={quote} />
      </div>
      <div className={styles.actions}>
        {canOrder && (
          <ButtonLink variant="primary" href={`/checkout?${new URLSearchParams({ quote: id, token })}`}>
            Order this quote
          </ButtonLink>
        )}
        {orderPath !== null && (
          <ButtonLink variant="primary" href={orderPath}>
            View order
          </ButtonLink>
        )}
        {pdfPath !== null && <ButtonLink href={pdfPath}>Quote (PDF)</ButtonLink>}
        <Button onClick={() => window.print()}>Print this page</Button>
      </div>
      {note !== '' && (
        <Section title="Our message">
          <p>{note}</p>
        </Section>
      )}
      <Section title="Products">
        <QuoteLines quote={quote} />
      </Section>
    </>
  );
}

const quoteLabels: Record<QuoteState, string> = {
  received: 'In preparation',
  answered: 'Ready to order',
  ordered: 'Ordered',
  expired: 'Expired',
  declined: 'Declined',
};

function StatusNotice({ quote: { state } }: Pick<Props, 'quote'>) {
  switch (state) {
    case 'received':
      return (
        <Notice kind="information" title="We are working on your quote">
          <p>We will e-mail you when it is ready. You can then see the prices here.</p>
        </Notice>
      );
    case 'expired':
      return (
        <Notice kind="information" title="This quote has expired">
          <p>You can no longer order at these prices. Contact us for a new quote.</p>
          <ButtonLink href="/contact">Contact us</ButtonLink>
        </Notice>
      );
    case 'declined':
      return (
        <Notice kind="information" title="We cannot offer you a quote">
          <p>Contact us if your requirements have changed.</p>
          <ButtonLink href="/contact">Contact us</ButtonLink>
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
      <LinesTable caption="Products in this quote">
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
            <Fact term="Subtotal" text={money(subtotal)} />
            {shipping && <Fact term={`Shipping, ${shipping.name}`} text={money(shipping.price)} />}
            <Fact
              term={shipping ? 'Total excluding tax' : 'Total excluding shipping and tax'}
              text={money(subtotal + (shipping?.price ?? 0))}
            />
          </dl>
          <p className={styles.note}>
            {shipping
              ? 'Tax is calculated when you order.'
              : 'Tax and shipping are calculated when you order.'}
          </p>
        </>
      )}
    </>
  );
}

const countries = new Intl.DisplayNames('en', { type: 'region' });

type Supply = Pick<Quote['lines'][number], 'leadTimeDays' | 'tariffNumber' | 'originCountry'>;

function supplyDetails({ leadTimeDays, tariffNumber, originCountry }: Supply): string {
  return [
    supplyText(leadTimeDays),
    tariffNumber && `tariff number ${tariffNumber}`,
    /^[A-Z]{2}$/.test(originCountry) && `origin ${countries.of(originCountry)}`,
  ]
    .filter(Boolean)
    .join(', ');
}
