import { countryCodes } from '#src/contract/forms/person.ts';
import { countryName } from '#src/format/country.ts';
import { SelectField, type Option } from './field.tsx';

export function CountryField({ name, autoComplete }: { name: string; autoComplete: string }) {
  return (
    <SelectField name={name} label="Country" isRequired options={countries()} autoComplete={autoComplete} />
  );
}

let byName: Option[] | undefined;

function countries(): Option[] {
  byName ??= countryCodes
    .map((value) => ({ value, label: countryName(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
  return byName;
}
