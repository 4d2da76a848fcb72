import { Button, Flex, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { nextOrderStates, type OrderState, type PaymentKind } from '../api/order/services/order-states';
import { nextQuoteStates, type QuoteState } from '../api/quote/services/quote-states';

type Order = { state: OrderState; paymentKind: PaymentKind };
type Enquiry = { state: QuoteState; kind: string };
type Props = { model: string; documentId?: string; document?: Order | Enquiry };

// The moves that are allowed from where an order or a quote is, one button each. They only choose: what is filled in
// beside them goes along when it is saved.
export function NextStep({ documentId, document }: Props) {
  const states = documentId && document ? nextStates(document) : undefined;
  if (!states || !document) return null;
  return { title: 'Next step', content: <Moves from={document.state} states={states} /> };
}

function nextStates(document: Order | Enquiry): string[] | undefined {
  if ('paymentKind' in document)
    return nextOrderStates({ from: document.state, payment: document.paymentKind });
  return document.kind === 'quote' ? nextQuoteStates(document.state) : undefined;
}

const hints: Record<string, string> = {
  shipped: 'Fill in carrier and tracking number, then save. The customer gets them by e-mail.',
  cancelled:
    'Save to cancel the order: the customer is told, goods go back to the stock, a card payment is returned.',
  refunded: 'Save to return the payment to the card. The customer is told.',
  declined: 'Tell the customer why in the note, then save.',
  answered: 'Fill in a price for each product and the last day it is good for, then save: the quote is sent.',
  'in-work': 'Save. A quote that was sent cannot be ordered until it is answered again.',
};

function Moves({ from, states }: { from: string; states: string[] }) {
  const chosen = useForm('next-step', ({ values }) => ('state' in values ? String(values.state) : from));
  const onChange = useForm('next-step', (form) => form.onChange);
  if (states.length === 0) return <Typography>This is its end: {words(from)}.</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Typography>Now: {words(from)}</Typography>
      {states.map((state) => (
        <Button
          key={state}
          variant={state === chosen ? 'default' : 'secondary'}
          aria-pressed={state === chosen}
          onClick={() => onChange('state', state === chosen ? from : state)}
        >
          {words(state)}
        </Button>
      ))}
      {chosen !== from && (
        <Typography role="status">
          {hints[chosen] ?? 'Save to do it. The customer gets an e-mail.'}
        </Typography>
      )}
    </Flex>
  );
}

function words(state: string): string {
  return state.replaceAll('-', ' ');
}
