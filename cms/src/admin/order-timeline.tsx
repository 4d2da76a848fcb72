import { Flex, Typography } from '@strapi/design-system';
import { type Step, type Timed, timelineSteps } from './timeline-steps';

type Props = { model: string; documentId?: string; document?: Timed };

/** What happened to an order, latest first, and who did it. */
export function OrderTimeline({ model, documentId, document }: Props) {
  if (model !== 'api::order.order' || !documentId || !document) return null;
  const steps = timelineSteps(document);
  return steps.length === 0 ? null : { title: 'History', content: <Steps steps={steps} /> };
}

function Steps({ steps }: { steps: Step[] }) {
  return (
    <Flex tag="ol" direction="column" alignItems="stretch" gap={3} width="100%">
      {steps.map(({ key, title, at, author, texts }) => (
        <li key={key}>
          <Typography tag="p" fontWeight="bold">
            {title}
          </Typography>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {[moment(at), author].filter(Boolean).join(' · ')}
          </Typography>
          {texts.map((text) => (
            <Typography key={text} tag="p" variant="pi">
              {text}
            </Typography>
          ))}
        </li>
      ))}
    </Flex>
  );
}

const moment = (at: string) =>
  new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
