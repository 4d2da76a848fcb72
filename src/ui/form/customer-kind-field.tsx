import { m } from '#src/messages/m.ts';
import { useSellsToConsumers } from '#src/ui/site-context.ts';
import { ChoiceField } from './choice-field.tsx';

/** Business or personal account. Hidden if the shop sells to businesses only. */
export function CustomerKindField() {
  if (!useSellsToConsumers()) return null;
  return <ChoiceField name="customerKind" label={m.form.accountType} options={kinds} />;
}

const kinds = [
  { value: 'business', label: m.form.business },
  { value: 'consumer', label: m.form.personal },
];
