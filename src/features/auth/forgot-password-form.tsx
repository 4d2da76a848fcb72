import { m } from '#src/messages/m.ts';
import { EmailField } from '#src/ui/form/email-field.tsx';
import { SendLinkForm } from '#src/ui/form/send-link-form.tsx';
import { forgotPassword } from './queries.ts';

export const ForgotPasswordForm = () => (
  <SendLinkForm send={forgotPassword} sentText={sentText}>
    <EmailField autoComplete="username" />
  </SendLinkForm>
);

const sentText = (email: string) => m.auth.resetLinkSent({ email });
