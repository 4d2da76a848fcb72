import type { ReactNode } from 'react';
import { parseCart } from '#src/contract/cart.ts';
import type { FormKind } from '#src/contract/forms/form-kinds.ts';
import { BasicCart } from '#src/features/cart/basic-cart.tsx';
import { BasicForm, BasicReceipt } from '#src/features/requests/basic-form.tsx';
import { basicFormValues, readBasicForm } from '#src/features/requests/basic-values.ts';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';
import type { BasicFormName, BasicForms, BasicPage } from './basic-page.ts';

const forms: Record<BasicFormName, { kind: FormKind; title: string }> = {
  contact: { kind: 'contact', title: 'Contact us' },
  'request-quote': { kind: 'quote', title: 'Request a quote' },
  'request-demo': { kind: 'demo', title: 'Request a demo' },
  'calibration-and-repair': { kind: 'calibration-and-repair', title: 'Calibration and repair' },
};

export const formsForBackend: BasicForms = {
  find: (name) => (isFormName(name) ? { name, kind: forms[name].kind } : undefined),
  read: readBasicForm,
  valuesOf: basicFormValues,
};

const isFormName = (name: string): name is BasicFormName => Object.hasOwn(forms, name);

export function BasicPageView({ page }: { page: BasicPage }) {
  switch (page.type) {
    case 'form':
      return <FormPage page={page} />;
    case 'receipt':
      return (
        <Frame title="Thank you. We have received your request." name={page.name}>
          <BasicReceipt {...page} formPath={`/basic/${page.name}`} />
        </Frame>
      );
    case 'cart':
      return (
        <Frame title={page.problem === '' ? 'Cart' : 'Error: Cart'} heading="Cart">
          <BasicCart {...page} cart={parseCart(page.cart)} />
        </Frame>
      );
  }
}

function FormPage({ page }: { page: Extract<BasicPage, { type: 'form' }> }) {
  const { name, errors, problem } = page;
  const { kind, title } = forms[name];
  const isRejected = errors.length > 0 || problem !== '';
  return (
    <Frame title={isRejected ? `Error: ${title}` : title} heading={title} name={name}>
      <BasicForm {...page} kind={kind} action={`/basic/${name}`} />
    </Frame>
  );
}

interface FrameProps {
  title: string;
  heading?: string;
  /** The form that the page belongs to. */
  name?: BasicFormName;
  children: ReactNode;
}

function Frame({ title, heading = title, name, children }: FrameProps) {
  const crumb = name ? { label: forms[name].title, url: `/${name}` } : { label: 'Cart', url: '/cart' };
  return (
    <Container>
      <Head title={title} isIndexed={false} />
      <Breadcrumbs crumbs={[crumb]} />
      <PageHead title={heading} />
      {children}
    </Container>
  );
}
