import { useFormContext, useWatch } from 'react-hook-form';
import type { CheckoutDraft } from '#src/contract/checkout.ts';
import { checkVatNumber, vatNumberProblem } from '#src/contract/forms/vat-number.ts';
import { m } from '#src/messages/m.ts';
import { TextField } from '#src/ui/form/field.tsx';

/** Checked when the customer leaves the field, and from then on with every character. */
export function VatNumberField() {
  const { getFieldState, formState, setError, clearErrors } = useFormContext<CheckoutDraft>();
  const vatNumber = useWatch<CheckoutDraft, 'vatNumber'>({ name: 'vatNumber' });
  const { error } = getFieldState('vatNumber', formState);
  const check = (text: string) => {
    const message = vatNumberProblem(text);
    if (message === undefined) clearErrors('vatNumber');
    else setError('vatNumber', { message });
  };
  return (
    <div
      onBlur={() => check(vatNumber)}
      onInput={({ target }) => {
        if (error && target instanceof HTMLInputElement) check(target.value);
      }}
    >
      <TextField
        name="vatNumber"
        label={m.checkout.vatNumber}
        hint={isValid(vatNumber) ? m.checkout.vatNumberCorrect : m.checkout.vatNumberHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </div>
  );
}

const isValid = (text: string) => text.trim() !== '' && checkVatNumber(text).type === 'valid';
