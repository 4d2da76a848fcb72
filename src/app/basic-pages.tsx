import type { ReactNode } from 'react';
import { parseCart } from '#src/contract/cart.ts';
import type { FormKind } from '#src/contract/forms/form-kinds.ts';
import { BasicCart } from '#src/features/cart/basic-cart.tsx';
import { BasicForm, BasicReceipt } from '#src/features/requests/basic-form.tsx';
import { basicFormValues, readBasicForm } from '#src/features/requests/basic-values.ts';
import { languagePrefix } from '#src/format/language-prefix.ts';
import { m } from '#src/messages/m.ts';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';
import type { BasicFormName, BasicForms, BasicPage } from './basic-page.ts';

const forms: Record<BasicFormName, { kind: FormKind; title: string }> = {
  contact: { kind: 'contact', title: m.app.contact },
  'request-quote': { kind: 'quote', title: m.app.quote },
  'request-demo': { kind: 'demo', title: m.app.demo },
  'calibration-and-repair': { kind: 'calibration-and-repair', title: m.app.service },
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
        <Frame title={m.app.received} name={page.name}>
          <BasicReceipt {...page} formPath={`/basic/${page.name}`} />
        </Frame>
      );
    case 'cart':
      return (
        <Frame
          title={page.problem === '' ? m.app.cart : m.app.error({ title: m.app.cart })}
          heading={m.app.cart}
        >
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
    <Frame title={isRejected ? m.app.error({ title }) : title} heading={title} name={name}>
      <BasicForm {...page} kind={kind} action={`${languagePrefix}/basic/${name}`} />
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
  const crumb = name ? { label: forms[name].title, url: `/${name}` } : { label: m.app.cart, url: '/cart' };
  return (
    <Container>
      <Head title={title} isIndexed={false} />
      <Breadcrumbs crumbs={[crumb]} />
      <PageHead title={heading} />
      {children}
    </Container>
  );
}
