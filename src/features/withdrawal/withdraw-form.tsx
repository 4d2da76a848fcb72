import { useState } from 'react';
import { checkWithdrawal } from '#src/contract/forms/withdrawal.ts';
import { formatMoment } from '#src/format/date.ts';
import { m } from '#src/messages/m.ts';
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
        <Notice kind="information" title={m.withdrawal.received}>
          <p>{m.withdrawal.receivedText({ moment: formatMoment(sent.at), email: sent.email })}</p>
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
        button={m.withdrawal.confirm}
        progress={m.withdrawal.sending}
      >
        <Fields />
      </CheckedForm>
    </>
  );
}

const Fields = () => (
  <>
    <TextField name="name" label={m.withdrawal.name} isRequired autoComplete="name" />
    <TextField
      name="number"
      label={m.withdrawal.orderNumber}
      hint={m.withdrawal.orderNumberHint}
      isRequired
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
    <EmailField hint={m.withdrawal.emailHint} />
    <TextAreaField
      name="items"
      label={m.withdrawal.partNumbers}
      hint={m.withdrawal.partNumbersHint}
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
