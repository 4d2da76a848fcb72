import { useState } from 'react';
import { familyCurrency, type Option, type Position } from '#src/contract/part-wizard.ts';
import type { OptionState, PositionState } from '#src/part-wizard/option-states.ts';
import type { Choices } from '#src/part-wizard/choices.ts';
import { formatMoney } from '#src/format/money.ts';
import { Button } from '#src/ui/button.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import form from '#src/ui/form/form.module.css';
import styles from './part-wizard.module.css';
import { placeOf } from './place-of.ts';

interface Properties {
  state: PositionState;
  onChoose: (changed: Choices) => void;
}

/** One question of the code. What does not go says why, and can be taken together with what must change for it. */
export function PositionField({ state: { position, options }, onChoose }: Properties) {
  const chosen = options.find(({ isChosen }) => isChosen)?.option.code;
  // Shows the choice at once; the address, which decides, follows in a moment.
  const [picked, setPicked] = useState({ code: chosen, instead: chosen });
  const shown = picked.instead === chosen ? picked.code : chosen;
  const choose = (changed: Choices) => {
    setPicked({ code: changed[position.key], instead: chosen });
    onChoose(changed);
  };
  return (
    <fieldset id={placeOf(position)} className={form.choice}>
      <legend>{position.title}</legend>
      {position.help !== '' && <p className={form.hint}>{position.help}</p>}
      {options.map((state) => (
        <Choice
          key={state.option.code}
          position={position}
          state={state}
          isShown={shown === state.option.code}
          onChoose={choose}
        />
      ))}
    </fieldset>
  );
}

interface ChoiceProperties {
  position: Position;
  state: OptionState;
  onChoose: Properties['onChoose'];
}

function Choice({ position, state, isShown, onChoose }: ChoiceProperties & { isShown: boolean }) {
  const { option, isChosen, isPossible } = state;
  const isOut = !isPossible && !isChosen;
  const reason = `${placeOf(position)}-${option.code}-reason`;
  return (
    <div className={styles.choice} data-out={isOut || undefined}>
      <label className={form.option}>
        <input
          type="radio"
          name={placeOf(position)}
          checked={isShown}
          disabled={isOut}
          aria-describedby={isOut ? reason : undefined}
          onChange={() => onChoose({ [position.key]: option.code })}
        />
        <span className={styles.label}>
          {option.label}
          {option.note !== '' && <small>{option.note}</small>}
        </span>
        <code>{option.code || '·'}</code>
        <span className={styles.extra}>{extraOf(option)}</span>
      </label>
      {isOut && <Reason id={reason} position={position} state={state} onChoose={onChoose} />}
    </div>
  );
}

function Reason({ id, position, state, onChoose }: ChoiceProperties & { id: string }) {
  const { option, reasons: because, changes } = state;
  const take = () =>
    onChoose({
      [position.key]: option.code,
      ...Object.fromEntries((changes ?? []).map((change) => [change.position.key, change.to.code])),
    });
  const what = (changes ?? []).map(({ position: { title }, to }) => `${title}: ${to.label}`).join(', ');
  return (
    <div id={id} className={styles.reason}>
      <p>
        {because.map(({ explanation }) => explanation).join(' ') ||
          'This is not compatible with your other selections.'}
      </p>
      {what !== '' && (
        <Button look="plain" onClick={take}>
          Select with {what}
          <VisuallyHidden>, for {option.label}</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}

/** What it adds: "+ €8.00, 15 days". */
function extraOf({ surchargeMinor, leadTimeDays }: Option): string {
  const amount = formatMoney({ amountMinor: Math.abs(surchargeMinor), currency: familyCurrency });
  const money = surchargeMinor === 0 ? '' : `${surchargeMinor > 0 ? '+' : '−'} ${amount}`;
  return [money, leadTimeDays > 0 ? `${leadTimeDays} days` : ''].filter((text) => text !== '').join(', ');
}
