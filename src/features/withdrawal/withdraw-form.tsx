import { useState } from 'react';
import { checkWithdrawal } from '#src/contract/forms/withdrawal.ts';
import { formatMoment } from '#src/format/date.ts';
import { EmailField } from '#src/ui/form/email-field.tsx';
import { CheckedForm } from '#src/ui/form/checked-form.tsx';
import { TextAreaField, TextField } from '#src/ui/form/field.tsx';
import { useIdempotencyKeys } from '#src/ui/form/idempotency-keys.ts';
import { Notice } from '#src/ui/notice.tsx';
import { sendWithdrawal } from './send-withdrawal.ts';

/** Asks for no more than Directive 2011/83/EU, Article 11a(2) allows, and has the button it prescribes. */
export function WithdrawForm() {
  const [sent, setSent] = useState<{ email: string; at: number }>();
  const { keyFor } = useIdempotencyKeys();
  return (
    <>
      {sent && (
        <Notice kind="information" title="We have received your withdrawal">
          <p>
            Received on {formatMoment(sent.at)}. We are sending a confirmation to {sent.email}. It says what
            happens next. If you do not receive it, check the e-mail address and your spam folder.
          </p>
        </Notice>
      )}
      <CheckedForm
        values={{ name: '', number: '', email: '', items: '' }}
        check={checkWithdrawal}
        send={async ({ name, number, email, items }) => {
          const statement = { name, number, email, partNumbers: partNumbersIn(items) };
          await sendWithdrawal(statement, keyFor(statement));
          setSent({ email, at: Date.now() });
        }}
        button="Confirm withdrawal"
        progress="Sending…"
      >
        <Fields />
      </CheckedForm>
    </>
  );
}

const Fields = () => (
  <>
    <TextField name="name" label="Name" isRequired autoComplete="name" />
    <TextField
      name="number"
      label="Order number"
      hint="For example A-2026-000123. It is in every e-mail about the order."
      isRequired
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
    <EmailField hint="The one on your order. We will send a confirmation to it." />
    <TextAreaField
      name="items"
      label="Part numbers"
      hint="Only if you withdraw from some items: one part number per line. Leave this empty to withdraw from the whole order."
      rows={3}
      autoComplete="off"
    />
  </>
);

/** One per line. People also separate them with commas or semicolons. */
const partNumbersIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n,;]/)
      .map((part) => part.trim())
      .filter(Boolean),
  ),
];
