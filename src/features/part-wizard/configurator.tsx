import { useMemo } from 'react';
import type { Family, PartWizardItems } from '#src/contract/part-wizard.ts';
import { m } from '#src/messages/m.ts';
import { isBuildable, optionAt, type Choices } from '#src/part-wizard/choices.ts';
import { nearestBuildable, possibleOptions, type PositionState } from '#src/part-wizard/option-states.ts';
import { Button } from '#src/ui/button.tsx';
import { Section } from '#src/ui/layout.tsx';
import { Notice } from '#src/ui/notice.tsx';
import type { CartSlot } from './cart-slot.ts';
import { ConfigurationBar } from './configuration-bar.tsx';
import { ConfiguredView } from './configured-view.tsx';
import styles from './part-wizard.module.css';
import { optionPictures, picturedVariants } from './option-pictures.ts';
import { Preview } from './preview.tsx';
import { orderAnchor, positionAnchor } from './position-anchor.ts';
import { PositionField } from './position-field.tsx';
import { useEnteredAddOns } from './use-entered-add-ons.ts';
import type { WizardState } from './wizard-state.ts';

interface Props {
  items: PartWizardItems;
  /** When the items were fetched, in milliseconds. */
  savedAt: number;
  family: Family;
  state: WizardState;
  cart: CartSlot;
  /** Changes only the given positions. */
  onChoose: (changed: Choices) => void;
  onChooseAddOns: (codes: string[]) => void;
  onLeave: () => void;
}

/** The options of each position, with the resulting code and price. */
export function Configurator({
  items,
  savedAt,
  family,
  state: { choices, broken, addOns },
  cart,
  onChoose,
  onChooseAddOns,
  onLeave,
}: Props) {
  const states = useMemo(() => possibleOptions(family, choices), [family, choices]);
  const chosen = useEnteredAddOns({ codes: addOns, onChange: onChooseAddOns });
  const isReady = isBuildable(family, choices);
  const open = states.filter(({ options }) => !options.some(({ isChosen }) => isChosen));
  return (
    <div>
      <CodeStrip family={family} choices={choices} />
      {broken.length > 0 && (
        <InvalidCombination family={family} choices={choices} reasons={broken} onChoose={onChoose} />
      )}
      <div className={styles.columns} data-wide>
        <Section title={family.name} aside={<Button onClick={onLeave}>{m.partWizard.chooseAnother}</Button>}>
          <p data-screen>{family.summary}</p>
          <Positions items={items} family={family} choices={choices} states={states} onChoose={onChoose} />
        </Section>
        <div className={styles.configuration}>
          <Section id={orderAnchor} title={m.partWizard.configuration}>
            {open.length > 0 && (
              <p role="status">{m.partWizard.stillToSelect({ positions: open.map(titleOf).join(', ') })}</p>
            )}
            {isReady ? (
              <ConfiguredView items={items} family={family} choices={choices} addOns={chosen} cart={cart} />
            ) : (
              <Preview items={items} family={family} choices={choices} />
            )}
          </Section>
        </div>
      </div>
      <ConfigurationBar
        items={items}
        savedAt={savedAt}
        family={family}
        choices={choices}
        addOns={chosen.codes}
      />
    </div>
  );
}

const titleOf = ({ position }: PositionState) => position.title;

interface PositionsProps extends Pick<Props, 'items' | 'family' | 'onChoose'> {
  choices: Choices;
  states: PositionState[];
}

function Positions({ items, family, choices, states, onChoose }: PositionsProps) {
  const variants = useMemo(() => picturedVariants(items, family), [items, family]);
  return (
    <div className={styles.positions} data-screen>
      {states.map((state) => (
        <PositionField
          key={state.position.key}
          state={state}
          pictures={optionPictures(state.position, variants, choices)}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}

interface InvalidCombinationProps {
  family: Family;
  choices: Choices;
  reasons: WizardState['broken'];
  onChoose: Props['onChoose'];
}

/** An entered code may describe a combination that cannot be built. */
function InvalidCombination({ family, choices, reasons, onChoose }: InvalidCombinationProps) {
  const nearest = nearestBuildable(family, choices);
  return (
    <Notice kind="error" title={m.partWizard.notBuildable}>
      {reasons.map(({ explanation }) => (
        <p key={explanation}>{explanation}</p>
      ))}
      {nearest && <Button onClick={() => onChoose(nearest)}>{m.partWizard.applyClosest}</Button>}
    </Notice>
  );
}

/** The code so far, each part above its meaning. */
function CodeStrip({ family, choices }: { family: Family; choices: Choices }) {
  return (
    <ol role="list" className={styles.strip} aria-label={m.partWizard.orderingCode} tabIndex={0}>
      <li>
        <code>{family.prefix}</code>
        <span>{family.name}</span>
      </li>
      {family.positions.map((position) => {
        const option = optionAt(position, choices);
        return (
          <li key={position.key} data-open={option === undefined || undefined}>
            <code aria-hidden={option?.code === '' || undefined}>{option ? option.code || '·' : '?'}</code>
            <a href={`#${positionAnchor(position)}`}>{position.title}</a>
          </li>
        );
      })}
    </ol>
  );
}
