import { Fragment } from 'react';
import { useWatch } from 'react-hook-form';
import type { CheckoutDraft, Country } from '#src/contract/checkout.ts';
import { SelectField, TextField } from '#src/ui/form/field.tsx';
import styles from './checkout.module.css';
import { rowsOf } from './checkout-body.ts';

interface Props {
  kind: 'shippingAddress' | 'billingAddress';
  countries: Country[];
}

/** The fields of an address, in the format of its country. */
export function AddressFields({ kind, countries }: Props) {
  const code = useWatch<CheckoutDraft, `${typeof kind}.country`>({ name: `${kind}.country` });
  const section = kind === 'shippingAddress' ? 'shipping' : 'billing';
  return (
    <>
      <SelectField
        name={`${kind}.country`}
        label="Country"
        isRequired
        autoComplete={`${section} country`}
        options={countries.map((country) => ({ value: country.code, label: country.name }))}
      />
      <TextField name={`${kind}.name`} label="Recipient" autoComplete={`${section} name`} />
      <TextField name={`${kind}.company`} label="Company" autoComplete={`${section} organization`} />
      {rowsOf(code, countries).map((row) => (
        <div key={row.join(' ')} className={row.length > 1 ? styles.pair : undefined}>
          {row.map((field) => (
            <Fragment key={field}>
              <AddressLine kind={kind} field={field} country={countries.find((one) => one.code === code)} />
            </Fragment>
          ))}
        </div>
      ))}
      <TextField
        name={`${kind}.phone`}
        label="Telephone number for the carrier"
        type="tel"
        autoComplete={`${section} tel`}
      />
    </>
  );
}

const known: Record<string, { label: string; isRequired: boolean; autoComplete: string }> = {
  line1: { label: 'Street and number', isRequired: true, autoComplete: 'address-line1' },
  line2: { label: 'Building, department or gate', isRequired: false, autoComplete: 'address-line2' },
  city: { label: 'Town or city', isRequired: true, autoComplete: 'address-level2' },
  postalCode: { label: 'Postcode', isRequired: true, autoComplete: 'postal-code' },
  state: { label: 'State or region', isRequired: false, autoComplete: 'address-level1' },
};

interface LineProps extends Pick<Props, 'kind'> {
  field: string;
  country: Country | undefined;
}

function AddressLine({ kind, field, country }: LineProps) {
  const line = known[field];
  if (!line) return null;
  const { label, isRequired, autoComplete } = line;
  const section = kind === 'shippingAddress' ? 'shipping' : 'billing';
  const states = country?.states ?? [];
  if (field === 'state' && states.length > 0)
    return (
      <SelectField
        name={`${kind}.state`}
        label="State"
        isRequired
        autoComplete={`${section} ${autoComplete}`}
        options={states.map(({ code, name }) => ({ value: code, label: name }))}
      />
    );
  return (
    <TextField
      name={`${kind}.${field}`}
      label={label}
      isRequired={isRequired}
      autoComplete={`${section} ${autoComplete}`}
    />
  );
}
