import { useMemo, type ReactNode } from 'react';
import type { Orderable } from '#src/contract/cart.ts';
import type { Family, PartWizardItems } from '#src/contract/part-wizard.ts';
import { isBuildable, type Choices } from '#src/part-wizard/choices.ts';
import { nearestBuildable, possibleOptions } from '#src/part-wizard/option-states.ts';
import { Button } from '#src/ui/button.tsx';
import { Section } from '#src/ui/layout.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { CodeStrip } from './code-strip.tsx';
import { ConfiguredView } from './configured-view.tsx';
import styles from './part-wizard.module.css';
import { PositionField } from './position-field.tsx';
import type { WizardState } from './wizard-state.ts';

interface Properties {
  items: PartWizardItems;
  family: Family;
  state: WizardState;
  cart: (product: Orderable, configuration: string | null) => ReactNode;
  /** What is named changes, the rest stays. */
  onChoose: (changed: Choices) => void;
  onLeave: () => void;
}

/** The code, position by position, and what it comes to. */
export function Configurator({
  items,
  family,
  state: { choices, broken },
  cart,
  onChoose,
  onLeave,
}: Properties) {
  const states = useMemo(() => possibleOptions(family, choices), [family, choices]);
  const isReady = isBuildable(family, choices);
  const left = states.filter(({ options }) => !options.some(({ isChosen }) => isChosen));
  return (
    <>
      <CodeStrip family={family} choices={choices} />
      {broken.length > 0 && <Broken family={family} choices={choices} reasons={broken} onChoose={onChoose} />}
      <div className={styles.columns} data-wide>
        <Section title={family.name} aside={<Button onClick={onLeave}>Choose another instrument</Button>}>
          <p data-screen>{family.summary}</p>
          <div className={styles.positions} data-screen>
            {states.map((state) => (
              <PositionField key={state.position.key} state={state} onChoose={onChoose} />
            ))}
          </div>
        </Section>
        <Section title={isReady || left.length > 0 ? 'Your configuration' : ''}>
          {left.length > 0 && (
            <p role="status">Still to select: {left.map(({ position }) => position.title).join(', ')}.</p>
          )}
          {isReady && <ConfiguredView items={items} family={family} choices={choices} cart={cart} />}
        </Section>
      </div>
    </>
  );
}

interface BrokenProperties {
  family: Family;
  choices: Choices;
  reasons: WizardState['broken'];
  onChoose: Properties['onChoose'];
}

/** A code that somebody wrote may ask for what cannot be built. */
function Broken({ family, choices, reasons, onChoose }: BrokenProperties) {
  const nearest = nearestBuildable(family, choices);
  return (
    <Notice kind="error" title="This combination cannot be built">
      {reasons.map(({ explanation }) => (
        <p key={explanation}>{explanation}</p>
      ))}
      {nearest && <Button onClick={() => onChoose(nearest)}>Use the closest valid combination</Button>}
    </Notice>
  );
}
