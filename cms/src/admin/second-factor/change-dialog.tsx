import { Modal } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { CodeField } from './code-field';
import { type Confirmation, ConfirmForm, DialogForm } from './confirm-form';
import { SaveCodes } from './recovery-codes';
import { parseCodes, parseStartedSetUp, type StartedSetUp } from './responses';
import { SetUpSteps } from './set-up-steps';

export type Change = 'set-up' | 'turn-off' | 'recovery-codes';
type Props = { change: Change; isOn: boolean; onEnd(): void };

const words: Record<Change, { title: string; text: string; action: string }> = {
  'set-up': {
    title: 'Set up second factor',
    text: 'Confirm that it is you. You then need a phone with an authenticator app. All your other sessions will end.',
    action: 'Continue',
  },
  'turn-off': {
    title: 'Turn off second factor',
    text: 'Your password alone will be enough to sign in as you.',
    action: 'Turn off',
  },
  'recovery-codes': {
    title: 'Create new recovery codes',
    text: 'Your current codes will stop working.',
    action: 'Create new codes',
  },
};

/** Asks for the password, then makes the change. If it created recovery codes, shows them at the end. */
export function ChangeDialog({ change, isOn, onEnd }: Props) {
  const { started, codes, confirm, turnOn } = useChange(change, onEnd);
  const { title, text, action } = words[change];
  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && onEnd()}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{codes ? 'Save your recovery codes' : title}</Modal.Title>
        </Modal.Header>
        {codes && <SaveCodes codes={codes} onEnd={onEnd} />}
        {!codes && started && <FirstCode started={started} run={turnOn} />}
        {!codes && !started && (
          <ConfirmForm
            text={text}
            action={action}
            isOn={isOn}
            isDangerous={change === 'turn-off'}
            run={confirm}
          />
        )}
      </Modal.Content>
    </Modal.Root>
  );
}

function useChange(change: Change, onEnd: () => void) {
  const { post } = useFetchClient();
  const [started, setStarted] = useState<StartedSetUp>();
  const [codes, setCodes] = useState<string[]>();
  const confirm = async (confirmation: Confirmation) => {
    const { data } = await post<unknown>(`/admin/second-factor/${change}`, confirmation);
    if (change === 'set-up') setStarted(parseStartedSetUp(data));
    else if (change === 'recovery-codes') setCodes(parseCodes(data));
    else onEnd();
  };
  const turnOn = async (code: string) => {
    const body = { challenge: started?.challenge, code };
    const { data } = await post<unknown>('/admin/second-factor/turn-on', body);
    setCodes(parseCodes(data));
  };
  return { started, codes, confirm, turnOn };
}

function FirstCode({ started, run }: { started: StartedSetUp; run(code: string): Promise<void> }) {
  const [code, setCode] = useState('');
  return (
    <DialogForm action="Turn on" run={() => run(code)}>
      <SetUpSteps setUp={started.setUp} />
      <CodeField value={code} onChange={setCode} hasRecovery={false} hasFocus />
    </DialogForm>
  );
}
