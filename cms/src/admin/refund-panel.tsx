import { Flex, Link, Typography } from '@strapi/design-system';
import { creditNotesOf, type PaidOrder, paymentFacts } from './order-refunds';

type Props = { model: string; documentId?: string; document?: PaidOrder };

/** Shows what was paid by card and what was refunded, and explains how to refund a part. */
export function RefundPanel({ model, documentId, document }: Props) {
  if (model !== 'api::order.order' || !documentId || !document) return null;
  const facts = paymentFacts(document);
  if (facts.length === 0) return null;
  const creditNotes = creditNotesOf(document).map((number) => ({
    number,
    url: `/admin/orders/${documentId}/${number}`,
  }));
  return { title: 'Payment', content: <Facts facts={facts} creditNotes={creditNotes} /> };
}

interface FactsProps {
  facts: { name: string; amount: string }[];
  creditNotes: { number: string; url: string }[];
}

function Facts({ facts, creditNotes }: FactsProps) {
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      {facts.map(({ name, amount }) => (
        <Flex key={name} justifyContent="space-between" gap={2}>
          <Typography>{name}</Typography>
          <Typography fontWeight="bold">{amount}</Typography>
        </Flex>
      ))}
      {creditNotes.map(({ number, url }) => (
        <Link key={number} href={url} isExternal>
          {`Credit note ${number} (PDF)`}
        </Link>
      ))}
      <Typography variant="pi" textColor="neutral600">
        To refund a part, add an entry under “Refunds” with an amount or quantities and a reason, then save.
      </Typography>
    </Flex>
  );
}
