import { Button, Flex, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { nextOrderStates, type OrderState, type PaymentKind } from '../api/order/services/order-states';
import { nextQuoteStates, type QuoteState } from '../api/quote/services/quote-states';
import { stateText } from '../platform/content/state-text';

type Order = { state: OrderState; paymentKind: PaymentKind };
type Enquiry = { state: QuoteState; kind: string };
type Props = { model: string; documentId?: string; document?: Order | Enquiry };

/** One button for each possible next state of an order or quote. It only sets the field; saving applies it. */
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

const verbs: Record<string, string> = {
  approved: 'Approve',
  'in-production': 'Start production',
  shipped: 'Mark as shipped',
  delivered: 'Mark as delivered',
  cancelled: 'Cancel order',
  refunded: 'Refund',
  'in-work': 'Start work',
  answered: 'Send quote',
  declined: 'Decline',
  closed: 'Close',
};

const hints: Record<string, string> = {
  shipped: 'Enter the carrier and tracking number, then save. The customer gets them by e-mail.',
  cancelled:
    'Save to cancel the order. The customer is notified, the goods return to stock, and a card payment is refunded.',
  refunded: 'Save to refund the remaining payment to the card. The customer is notified.',
  declined: 'Tell the customer why in the note, then save.',
  answered:
    'Enter a price for each product and the last day the quote is valid, then save to send the quote.',
  'in-work': 'Save to start work. A quote that was already sent cannot be ordered until you send it again.',
};

function Moves({ from, states }: { from: string; states: string[] }) {
  const chosen = useForm('next-step', ({ values }) => ('state' in values ? String(values.state) : from));
  const onChange = useForm('next-step', (form) => form.onChange);
  if (states.length === 0) return <Typography>Final state: {stateText(from)}.</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Typography>Current state: {stateText(from)}</Typography>
      {states.map((state) => (
        <Button
          key={state}
          variant={state === chosen ? 'default' : 'secondary'}
          aria-pressed={state === chosen}
          onClick={() => onChange('state', state === chosen ? from : state)}
        >
          {verbs[state] ?? stateText(state)}
        </Button>
      ))}
      {chosen !== from && (
        <Typography role="status">
          {hints[chosen] ?? 'Save to apply the change. The customer gets an e-mail.'}
        </Typography>
      )}
    </Flex>
  );
}
