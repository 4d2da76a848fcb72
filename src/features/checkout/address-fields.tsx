import { Fragment } from 'react';
import { useWatch } from 'react-hook-form';
import type { CheckoutDraft, Country } from '#src/contract/checkout.ts';
import { m } from '#src/messages/m.ts';
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
        label={m.checkout.country}
        isRequired
        autoComplete={`${section} country`}
        options={countries.map((country) => ({ value: country.code, label: country.name }))}
      />
      <TextField name={`${kind}.name`} label={m.checkout.recipient} autoComplete={`${section} name`} />
      <TextField
        name={`${kind}.company`}
        label={m.checkout.company}
        autoComplete={`${section} organization`}
      />
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
        label={m.checkout.carrierTelephone}
        type="tel"
        autoComplete={`${section} tel`}
      />
    </>
  );
}

const known: Record<string, { label: string; isRequired: boolean; autoComplete: string }> = {
  line1: { label: m.checkout.street, isRequired: true, autoComplete: 'address-line1' },
  line2: { label: m.checkout.building, isRequired: false, autoComplete: 'address-line2' },
  city: { label: m.checkout.city, isRequired: true, autoComplete: 'address-level2' },
  postalCode: { label: m.checkout.postcode, isRequired: true, autoComplete: 'postal-code' },
  state: { label: m.checkout.stateOrRegion, isRequired: false, autoComplete: 'address-level1' },
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
        label={m.checkout.state}
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
