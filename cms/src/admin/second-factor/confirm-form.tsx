import { Field, Flex, Modal, Typography } from '@strapi/design-system';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { CodeField } from './code-field';
import { FormFooter } from './form-footer';
import { messageOf } from './responses';

export type Confirmation = { password: string; code: string };
type Props = {
  /** What will happen. */
  text: string;
  action: string;
  isDangerous?: boolean;
  /** Whether the second factor is on. If so, a code is required too. */
  isOn: boolean;
  run(confirmation: Confirmation): Promise<void>;
};

/** Asks for the password again, and for a code if the second factor is on. */
export function ConfirmForm({ text, action, isDangerous = false, isOn, run }: Props) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <DialogForm action={action} isDangerous={isDangerous} run={() => run({ password, code })}>
      <Typography>{text}</Typography>
      <Field.Root name="password" required>
        <Field.Label>Current password</Field.Label>
        <Field.Input
          ref={input}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={({ target }: { target: HTMLInputElement }) => setPassword(target.value)}
        />
      </Field.Root>
      {isOn && <CodeField value={code} onChange={setCode} hasRecovery />}
    </DialogForm>
  );
}

type FormProps = { action: string; isDangerous?: boolean; run(): Promise<void>; children: ReactNode };

/** The body and the buttons of a dialog. Errors of the server are shown above the buttons. */
export function DialogForm({ action, isDangerous = false, run, children }: FormProps) {
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    setProblem('');
    await run().catch((error: unknown) => setProblem(messageOf(error)));
    setIsBusy(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          {children}
          <Typography role="alert" textColor="danger600">
            {problem}
          </Typography>
        </Flex>
      </Modal.Body>
      <FormFooter action={action} isDangerous={isDangerous} isBusy={isBusy} />
    </form>
  );
}
