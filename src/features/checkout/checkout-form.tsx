import { useEffect } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import type { Account } from '#src/contract/account.ts';
import type { Cart } from '#src/contract/cart.ts';
import { stepOrder, type CheckoutDraft, type ShopSettings, type Step } from '#src/contract/checkout.ts';
import type { Order } from '#src/contract/order.ts';
import type { Attached } from '#src/contract/outbox.ts';
import { useDraftFiles } from '#src/outbox/use-draft-files.ts';
import { AddressStep } from './address-step.tsx';
import type { CheckoutCart } from './checkout-cart.ts';
import { CheckoutSummary } from './checkout-summary.tsx';
import styles from './checkout.module.css';
import { ContactStep } from './contact-step.tsx';
import { checkoutFiles, writeDraft } from './draft.ts';
import { onlyKindOf, PaymentStep } from './payment-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { ShippingStep } from './shipping-step.tsx';
import { addresseeFrom } from './start-of.ts';
import { problemsIn } from './step-problems.ts';
import { StepFrame, type Steps } from './step-frame.tsx';
import { contactSummary, addressSummary, paymentSummary, shippingSummary } from './summaries.ts';

interface Props {
  start: CheckoutDraft;
  account: Account | undefined;
  cart: CheckoutCart;
  settings: ShopSettings;
  onCart: (cart: Cart) => void;
  onPlaced: (order: Order) => void;
}

const noFiles: Attached[] = [];

/** The steps, one open at a time. All input is saved as it is typed. */
export function CheckoutForm({ start, account, cart, settings, onCart, onPlaced }: Props) {
  const { countries, payment } = settings;
  const only = onlyKindOf(payment);
  const form = useSavedForm(only ? { ...start, paymentKind: only } : start, cart.subject);
  const { chosen: attached, change: setAttached } = useDraftFiles(checkoutFiles(cart.subject), noFiles);
  const draft = form.watch();
  const steps = stepsOf(form, draft.step);
  return (
    <FormProvider {...form}>
      <div className={styles.layout}>
        <CheckoutSummary draft={draft} cart={cart} countries={countries} />
        <form noValidate data-draft onSubmit={(event) => event.preventDefault()}>
          <StepFrame step="contact" steps={steps} summary={contactSummary(draft)}>
            <ContactStep isSignedIn={cart.subject !== null} onDone={() => steps.finish('contact')} />
          </StepFrame>
          <StepFrame step="addresses" steps={steps} summary={addressSummary(draft)}>
            <AddressStep
              countries={countries}
              known={account?.addresses ?? []}
              onDone={() => steps.finish('addresses')}
            />
          </StepFrame>
          <StepFrame step="shipping" steps={steps} summary={shippingSummary(draft)}>
            <ShippingStep countries={countries} cart={cart} onDone={() => steps.finish('shipping')} />
          </StepFrame>
          <StepFrame step="payment" steps={steps} summary={paymentSummary(draft, attached)}>
            <PaymentStep
              payment={payment}
              attached={attached}
              onAttached={setAttached}
              onDone={() => steps.finish('payment')}
            />
          </StepFrame>
          <StepFrame step="review" steps={steps} summary="">
            <ReviewStep
              cart={cart}
              settings={settings}
              attached={attached}
              onStep={steps.open}
              onCart={onCart}
              onPlaced={onPlaced}
            />
          </StepFrame>
        </form>
      </div>
    </FormProvider>
  );
}

function useSavedForm(start: CheckoutDraft, subject: string | null) {
  const form = useForm<CheckoutDraft>({ defaultValues: start });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => writeDraft(subject, values),
      }),
    [form, subject],
  );
  return form;
}

function fillRecipient(form: UseFormReturn<CheckoutDraft>) {
  const { name, company } = addresseeFrom(form.getValues());
  form.setValue('shippingAddress.name', name);
  form.setValue('shippingAddress.company', company);
}

/** Steps before the open one are completed and can be opened again. */
function stepsOf(form: UseFormReturn<CheckoutDraft>, current: Step): Steps {
  const index = stepOrder.indexOf(current);
  const open = (step: Step) => form.setValue('step', step);
  const finish = (step: Step) => {
    form.clearErrors();
    const problems = problemsIn(step, form.getValues());
    for (const { path, message } of problems.toReversed())
      // The field paths are the same as in the draft.
      form.setError(path as keyof CheckoutDraft, { message }, { shouldFocus: true });
    const next = stepOrder[stepOrder.indexOf(step) + 1];
    if (problems.length > 0 || !next) return;
    if (step === 'contact') fillRecipient(form);
    open(next);
  };
  const stateOf = (step: Step) => {
    if (step === current) return 'open';
    return stepOrder.indexOf(step) < index ? 'done' : 'ahead';
  };
  return { open, finish, stateOf };
}
