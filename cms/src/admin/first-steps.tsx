import { Box, Flex, LinkButton, Status, Typography } from '@strapi/design-system';
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { firstSteps, type Step } from './first-steps-list';

type State = 'done' | 'to do' | 'unknown';

/** The checklist for a new site. */
export default function FirstSteps() {
  return (
    <Page.Main>
      <Page.Title>First steps</Page.Title>
      <Layouts.Header
        title="First steps"
        subtitle="Complete these before your site opens. Visitors see only published entries."
      />
      <Layouts.Content>
        <Flex tag="ol" direction="column" alignItems="stretch" gap={4} paddingBottom={10}>
          {firstSteps.map((step) => (
            <StepItem key={step.title} step={step} />
          ))}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

function StepItem({ step }: { step: Step }) {
  const state = useStepState(step);
  return (
    <Box tag="li" background="neutral0" padding={5} hasRadius shadow="tableShadow">
      <Flex direction="column" alignItems="flex-start" gap={3}>
        <Flex gap={3} wrap="wrap">
          <Typography tag="h2" variant="delta">
            {step.title}
          </Typography>
          {state !== 'unknown' && (
            <Status size="S" variant={state === 'done' ? 'success' : 'secondary'}>
              <Typography variant="omega">{state === 'done' ? 'Done' : 'To do'}</Typography>
            </Status>
          )}
        </Flex>
        <Typography>{step.text}</Typography>
        <LinkButton tag={Link} to={step.to} variant="secondary">
          Open
        </LinkButton>
      </Flex>
    </Box>
  );
}

// Unknown while the entry is loading, and if the user may not read it.
function useStepState({ url, isDone }: Step): State {
  const { get } = useFetchClient();
  const [state, setState] = useState<State>('unknown');
  useEffect(() => {
    const controller = new AbortController();
    get(url, { signal: controller.signal }).then(
      ({ data }) => setState(isDone(data) ? 'done' : 'to do'),
      () => undefined,
    );
    return () => controller.abort();
  }, [get, url, isDone]);
  return state;
}
