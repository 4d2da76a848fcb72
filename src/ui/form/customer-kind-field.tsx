import { useSellsToConsumers } from '#src/ui/site-context.ts';
import { ChoiceField } from './choice-field.tsx';

/** Business or personal account. Hidden if the shop sells to businesses only. */
export function CustomerKindField() {
  if (!useSellsToConsumers()) return null;
  return <ChoiceField name="customerKind" label="Account type" options={kinds} />;
}

const kinds = [
  { value: 'business', label: 'Business' },
  { value: 'consumer', label: 'Personal' },
];
