import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { parseCheckoutDraft, type Country } from '#src/contract/checkout.ts';
import { AddressFields } from './address-fields.tsx';
import { ContactStep } from './contact-step.tsx';
import { PaymentStep } from './payment-step.tsx';
import { ShippingStep } from './shipping-step.tsx';

const nothing = () => undefined;
const country: Country = {
  code: 'US',
  name: 'United States',
  states: [{ code: 'IL', name: 'Illinois' }],
  addressFormat: [['line1'], ['line2'], ['city', 'state', 'postalCode']],
};
const cart = {
  subject: null,
  confirmed: undefined,
  savedAt: undefined,
  shown: { lines: [], currency: 'EUR' },
  pending: [],
};

/** The tokens of the HTML standard for each field a browser can fill in; "off" for those it cannot know. */
const expected = {
  'contact.name': 'name',
  'contact.email': 'email',
  'contact.company': 'organization',
  'contact.phone': 'tel',
  vatNumber: 'off',
  ...addressTokens('shipping'),
  ...addressTokens('billing'),
  reference: 'off',
  note: 'off',
  purchaseOrderNumber: 'off',
};

describe('the fields of the checkout', () => {
  const fields = fieldsIn(
    <>
      <ContactStep isSignedIn={false} onDone={nothing} />
      <AddressFields kind="shippingAddress" countries={[country]} />
      <AddressFields kind="billingAddress" countries={[country]} />
      <ShippingStep countries={[country]} cart={cart} onDone={nothing} />
      <PaymentStep
        payment={{ purchaseOrder: true, card: null }}
        attached={[]}
        onAttached={nothing}
        onDone={nothing}
      />
    </>,
  );

  it('can all be filled in by the browser', () => {
    expect(Object.fromEntries(fields.map(({ name, autocomplete }) => [name, autocomplete]))).toEqual(
      expected,
    );
  });

  it('open the keyboard that suits the input', () => {
    const typeOf = (name: string) => fields.find((field) => field.name === name)?.type;
    expect(typeOf('contact.email')).toBe('email');
    for (const kind of ['contact', 'shippingAddress', 'billingAddress'])
      expect(typeOf(`${kind}.phone`)).toBe('tel');
  });
});

function addressTokens(section: 'shipping' | 'billing') {
  const tokens = {
    country: 'country',
    name: 'name',
    company: 'organization',
    line1: 'address-line1',
    line2: 'address-line2',
    city: 'address-level2',
    state: 'address-level1',
    postalCode: 'postal-code',
    phone: 'tel',
  };
  return Object.fromEntries(
    Object.entries(tokens).map(([field, token]) => [`${section}Address.${field}`, `${section} ${token}`]),
  );
}

function fieldsIn(content: ReactNode) {
  const markup = renderToString(<Checkout>{content}</Checkout>);
  const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';
  const tags = [...markup.matchAll(/<(input|select|textarea)\b[^>]*>/g)].map(([tag]) => ({
    name: attribute(tag, 'name'),
    type: attribute(tag, 'type'),
    autocomplete: attribute(tag, 'autocomplete'),
  }));
  return tags.filter(({ type }) => !['radio', 'checkbox', 'file'].includes(type));
}

function Checkout({ children }: { children: ReactNode }) {
  const address = { ...parseCheckoutDraft(null).shippingAddress, country: 'US' };
  const form = useForm({
    defaultValues: { ...parseCheckoutDraft(null), shippingAddress: address, billingAddress: address },
  });
  return (
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/checkout']}>
        <FormProvider {...form}>{children}</FormProvider>
      </MemoryRouter>
    </QueryClientProvider>
  );
}
