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
      <TextField
        name="email"
        label="Your e-mail address"
        hint="It is used for this mail and not kept."
        isRequired
        type="email"
        autoComplete="email"
      />
    </>
  );
}
