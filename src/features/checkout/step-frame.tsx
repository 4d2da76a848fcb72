import { useEffect, useRef, type ReactNode } from 'react';
import type { Step } from '#src/contract/checkout.ts';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './checkout.module.css';

export interface Steps {
  open: (step: Step) => void;
  /** Continues to the next step, or shows the errors. */
  finish: (step: Step) => void;
  stateOf: (step: Step) => 'open' | 'done' | 'ahead';
}

interface Props {
  step: Step;
  steps: Steps;
  summary: string;
  children: ReactNode;
}

const titles: Record<Step, string> = {
  contact: m.checkout.stepContact,
  addresses: m.checkout.stepAddresses,
  shipping: m.checkout.stepShipping,
  payment: m.checkout.stepPayment,
  review: m.checkout.stepReview,
};

export function StepFrame({ step, steps, summary, children }: Props) {
  const state = steps.stateOf(step);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(state);
  useEffect(() => {
    // The focused element is gone, so focus the step that opened.
    if (before.current !== state && state === 'open') {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'nearest' });
    }
    before.current = state;
  }, [state]);
  return (
    <section className={styles.step} data-state={state} aria-current={state === 'open' ? 'step' : undefined}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {titles[step]}
        </h2>
        {state === 'done' && (
          <Button
            variant="plain"
            aria-label={m.checkout.changeStep({ step })}
            onClick={() => steps.open(step)}
          >
            {m.checkout.change}
          </Button>
        )}
      </div>
      {state === 'done' && <p className={styles.note}>{summary}</p>}
      {state === 'open' && <div className={styles.body}>{children}</div>}
    </section>
  );
}
