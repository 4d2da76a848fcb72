import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { checkAccount } from '#src/contract/forms/account.ts';
import { EmailField } from '#src/ui/form/email-field.tsx';
import { CheckedForm } from '#src/ui/form/checked-form.tsx';
import { ChoiceField } from '#src/ui/form/choice-field.tsx';
import { TextField } from '#src/ui/form/field.tsx';
import { NewPasswordField } from '#src/ui/form/new-password-field.tsx';
import { useSellsToConsumers } from '#src/ui/site-context.ts';
import { SiteLink } from '#src/ui/site-link.tsx';
import { register } from './queries.ts';
import { withReturn } from './return-path.ts';
import { beginSession } from './session.ts';

const emptyForm = { email: '', password: '', name: '', company: '', customerKind: 'business' };

export function RegisterForm({ onDone }: { onDone: () => void }) {
  const [search] = useSearchParams();
  const sellsToConsumers = useSellsToConsumers();
  const tries = useRef({ body: '', key: '' });
  const send = async (values: object) => {
    const body = JSON.stringify(values);
    // Sending the same values again is the same attempt, because its response may have been lost.
    if (tries.current.body !== body) tries.current = { body, key: crypto.randomUUID() };
    await beginSession(await register({ email: '', ...values }, tries.current.key));
    onDone();
  };
  return (
    <CheckedForm
      values={emptyForm}
      check={(values) => checkAccount('registration', values)}
      send={send}
      button="Create account"
      progress="Creating account…"
      aside={<SiteLink href={withReturn('/sign-in', search)}>I already have an account</SiteLink>}
    >
      <EmailField autoComplete="username" />
      <NewPasswordField label="Password" hint="A few random words are easy to remember and hard to guess." />
      {sellsToConsumers && <ChoiceField name="customerKind" label="Account type" options={kinds} />}
      <TextField name="name" label="Name" autoComplete="name" />
      <TextField name="company" label="Company" autoComplete="organization" />
    </CheckedForm>
  );
}

const kinds = [
  { value: 'business', label: 'Business' },
  { value: 'consumer', label: 'Personal' },
];
