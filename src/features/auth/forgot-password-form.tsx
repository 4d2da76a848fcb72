import { EmailField } from '#src/ui/form/email-field.tsx';
import { SendLinkForm } from '#src/ui/form/send-link-form.tsx';
import { forgotPassword } from './queries.ts';

export const ForgotPasswordForm = () => (
  <SendLinkForm send={forgotPassword} sentText={sentText}>
    <EmailField autoComplete="username" />
  </SendLinkForm>
);

const sentText = (email: string) =>
  `If there is an account for ${email}, we have sent it a link to choose a new password. The link is valid for two hours. If you do not receive it, check your spam folder or try another e-mail address.`;
