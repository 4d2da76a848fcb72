import { Button, Field, Flex } from '@strapi/design-system';
import { useEffect, useRef, useState } from 'react';

type Props = {
  value: string;
  onChange(value: string): void;
  problem?: string;
  /** Recovery codes are accepted too. */
  hasRecovery: boolean;
  hasFocus?: boolean;
};

/** A code of the authenticator app, or a recovery code. */
export function CodeField({ value, onChange, problem = '', hasRecovery, hasFocus = false }: Props) {
  const [isRecovery, setIsRecovery] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // After an error, typing replaces the rejected code.
  useEffect(() => {
    if (hasFocus || problem !== '') input.current?.select();
  }, [hasFocus, problem, isRecovery]);
  const toggle = () => {
    onChange('');
    setIsRecovery(!isRecovery);
  };
  return (
    <Flex direction="column" alignItems="flex-start" gap={2}>
      <Field.Root
        width="100%"
        name="code"
        required
        error={problem || undefined}
        hint={
          isRecovery
            ? 'One of the codes you saved. Each works once.'
            : 'The 6 digits in your authenticator app.'
        }
      >
        <Field.Label>{isRecovery ? 'Recovery code' : 'Code'}</Field.Label>
        <Field.Input
          ref={input}
          type="text"
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          value={value}
          onChange={({ target }: { target: HTMLInputElement }) => onChange(target.value)}
        />
        <Field.Hint />
        <div role="alert">
          <Field.Error />
        </div>
      </Field.Root>
      {hasRecovery && (
        <Button type="button" variant="ghost" size="S" onClick={toggle}>
          {isRecovery ? 'Use the app instead' : 'Use a recovery code instead'}
        </Button>
      )}
    </Flex>
  );
}
