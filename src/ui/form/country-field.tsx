import { m } from '#src/messages/m.ts';
import { countries } from './countries.json';
import { SelectField, type Option } from './field.tsx';

// Generating and sorting 245 names with Intl would block a phone for a quarter of a second.
const options: Option[] = Object.entries(countries).map(([value, label]) => ({ value, label }));

export function CountryField({ name, autoComplete }: { name: string; autoComplete: string }) {
  return (
    <SelectField
      name={name}
      label={m.form.country}
      isRequired
      options={options}
      autoComplete={autoComplete}
    />
  );
}
