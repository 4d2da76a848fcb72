import { useSearchParams } from 'react-router-dom';
import { checkAccount } from '#src/contract/forms/account.ts';
import { m } from '#src/messages/m.ts';
import { EmailField } from '#src/ui/form/email-field.tsx';
import { CheckedForm } from '#src/ui/form/checked-form.tsx';
import { CustomerKindField } from '#src/ui/form/customer-kind-field.tsx';
import { TextField } from '#src/ui/form/field.tsx';
import { NewPasswordField } from '#src/ui/form/new-password-field.tsx';
import { useIdempotencyKeys } from '#src/ui/form/idempotency-keys.ts';
import { SiteLink } from '#src/ui/site-link.tsx';
import { register } from './queries.ts';
import { withReturn } from './return-path.ts';
import { beginSession } from './session.ts';

const emptyForm = { email: '', password: '', name: '', company: '', customerKind: 'business' };

export function RegisterForm({ onDone }: { onDone: () => void }) {
  const [search] = useSearchParams();
  // The response to an earlier attempt may have been lost.
  const { keyFor } = useIdempotencyKeys();
  const send = async (values: object) => {
    await beginSession(await register({ email: '', ...values }, keyFor(values)));
    onDone();
  };
  return (
    <CheckedForm
      values={emptyForm}
      check={(values) => checkAccount('registration', values)}
      send={send}
      button={m.auth.createAccount}
      progress={m.auth.creatingAccount}
      aside={<SiteLink href={withReturn('/sign-in', search)}>{m.auth.haveAccount}</SiteLink>}
    >
      <EmailField autoComplete="username" />
      <NewPasswordField label={m.auth.password} hint={m.auth.passwordHint} />
      <CustomerKindField />
      <TextField name="name" label={m.auth.name} autoComplete="name" />
      <TextField name="company" label={m.auth.company} autoComplete="organization" />
    </CheckedForm>
  );
}
