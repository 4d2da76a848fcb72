import { useId, useState, type ReactNode } from 'react';
import type { Money } from '#src/contract/money.ts';
import type { Picture } from '#src/contract/media.ts';
import type { Option, Position } from '#src/contract/part-wizard.ts';
import { m } from '#src/messages/m.ts';
import { specificationName } from '#src/part-wizard/figures.ts';
import { connectionGroups } from '#src/part-wizard/option-groups.ts';
import type { OptionState, PositionState } from '#src/part-wizard/option-states.ts';
import type { Choices } from '#src/part-wizard/choices.ts';
import { Button } from '#src/ui/button.tsx';
import { PictureView } from '#src/ui/picture.tsx';
import { usePrices } from '#src/ui/prices.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import form from '#src/ui/form/form.module.css';
import styles from './position-field.module.css';
import { positionAnchor } from './position-anchor.ts';

interface Props {
  state: PositionState;
  /** The pictures by option code. */
  pictures: Map<string, Picture>;
  onChoose: (changed: Choices) => void;
}

/** One position of the code. Incompatible options say why, and can be selected together with the necessary changes. */
export function PositionField({ state: { position, options }, pictures, onChoose }: Props) {
  const chosen = options.find(({ isChosen }) => isChosen)?.option.code;
  // Shows the selection immediately; the URL, which is the source of truth, follows a moment later.
  const [selected, setSelected] = useState({ code: chosen, before: chosen });
  const shown = selected.before === chosen ? selected.code : chosen;
  const choose = (changed: Choices) => {
    setSelected({ code: changed[position.key], before: chosen });
    onChoose(changed);
  };
  return (
    <fieldset id={positionAnchor(position)} className={form.choice}>
      <legend>{position.title}</legend>
      {position.help !== '' && <p className={form.hint}>{position.help}</p>}
      {groupsOf(position, options).map(({ heading, members }) => (
        <OptionGroup key={heading} heading={heading}>
          {members.map((state) => (
            <Choice
              key={state.option.code}
              position={position}
              state={state}
              picture={pictures.get(state.option.code)}
              isShown={shown === state.option.code}
              onChoose={choose}
            />
          ))}
        </OptionGroup>
      ))}
    </fieldset>
  );
}

const groupsOf = (position: Position, options: OptionState[]) =>
  /connection|mounting/i.test(specificationName(position))
    ? connectionGroups(options, ({ option }) => option.label)
    : [{ heading: '', members: options }];

function OptionGroup({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  if (heading === '') return children;
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <p id={id} className={styles.groupHeading}>
        {heading}
      </p>
      {children}
    </div>
  );
}

interface ChoiceProps {
  position: Position;
  state: OptionState;
  onChoose: Props['onChoose'];
}

interface ShownChoiceProps extends ChoiceProps {
  picture: Picture | undefined;
  isShown: boolean;
}

function Choice({ position, state, picture, isShown, onChoose }: ShownChoiceProps) {
  const { option, isChosen, isPossible } = state;
  const { format } = usePrices();
  const isUnavailable = !isPossible && !isChosen;
  const reason = `${positionAnchor(position)}-${option.code}-reason`;
  return (
    <div className={styles.choice} data-out={isUnavailable || undefined}>
      <label className={form.option}>
        <input
          type="radio"
          name={positionAnchor(position)}
          checked={isShown}
          disabled={isUnavailable}
          aria-describedby={isUnavailable ? reason : undefined}
          onChange={() => onChoose({ [position.key]: option.code })}
        />
        {picture && (
          <span className={styles.optionPicture}>
            <PictureView picture={picture} sizes="4.5rem" alternativeText="" />
          </span>
        )}
        <span className={styles.label}>
          {option.shownLabel}
          {option.note !== '' && <small>{option.note}</small>}
        </span>
        <code>{option.code || '·'}</code>
        <span className={styles.extra}>{extraOf(option, format)}</span>
      </label>
      {isUnavailable && <Reason id={reason} position={position} state={state} onChoose={onChoose} />}
    </div>
  );
}

function Reason({ id, position, state, onChoose }: ChoiceProps & { id: string }) {
  const { option, reasons, changes } = state;
  const apply = () =>
    onChoose({
      [position.key]: option.code,
      ...Object.fromEntries((changes ?? []).map((change) => [change.position.key, change.to.code])),
    });
  const changeText = (changes ?? [])
    .map(({ position: { title }, to }) => m.partWizard.change({ position: title, option: to.shownLabel }))
    .join(', ');
  return (
    <div id={id} className={styles.reason}>
      <p>{reasons.map(({ explanation }) => explanation).join(' ') || m.partWizard.incompatible}</p>
      {changeText !== '' && (
        <Button variant="plain" onClick={apply}>
          {m.partWizard.selectWith({
            changes: changeText,
            hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden>,
            option: option.shownLabel,
          })}
        </Button>
      )}
    </div>
  );
}

/** Surcharge and lead time: "+ €8.00, 15 working days". */
function extraOf(option: Option, format: (net: Money) => string): string {
  const { surchargeMinor, currency, leadTimeDays } = option;
  const amount = format({ amountMinor: Math.abs(surchargeMinor), currency });
  const money = surchargeMinor === 0 ? '' : `${surchargeMinor > 0 ? '+' : '−'} ${amount}`;
  const days = m.partWizard.workingDays({ count: leadTimeDays });
  return [money, leadTimeDays > 0 ? days : ''].filter((text) => text !== '').join(', ');
}
