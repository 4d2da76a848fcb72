import { EmailField } from '#src/ui/form/email-field.tsx';
import { TextField } from '#src/ui/form/field.tsx';

export function EmailFields() {
  return (
    <>
      <TextField
        name="partNumber"
        label="Ordering code"
        isRequired
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <EmailField
        label="Your e-mail address"
        hint="We use it only to send this e-mail and do not store it."
      />
    </>
  );
}
