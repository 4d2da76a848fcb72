import { use, type ComponentProps } from 'react';
import { Button } from '#src/ui/button.tsx';
import { BasicFormContext } from './basic-form-context.ts';

/** Adds or removes a row. Without JavaScript, it submits the form with `action`, and the server returns it changed. */
export function RowButton({ action, ...button }: ComponentProps<typeof Button> & { action: string }) {
  const isBasic = use(BasicFormContext) !== null;
  return <Button {...button} {...(isBasic ? { type: 'submit', name: 'action', value: action } : {})} />;
}
