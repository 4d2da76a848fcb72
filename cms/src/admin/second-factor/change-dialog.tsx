import { Modal } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { CodeField } from './code-field';
import { type Confirmation, ConfirmForm, DialogForm } from './confirm-form';
import { KeepCodes } from './recovery-codes';
import { type Begun, parseBegun, parseCodes } from './responses';
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
    title: 'Make new recovery codes',
    text: 'The codes that you have now will no longer work.',
    action: 'Make new codes',
  },
};

/** Confirms with the password, then does it. Ends with the recovery codes if there are new ones. */
export function ChangeDialog({ change, isOn, onEnd }: Props) {
  const { begun, codes, confirm, turnOn } = useChange(change, onEnd);
  const { title, text, action } = words[change];
  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && onEnd()}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{codes ? 'Keep your recovery codes' : title}</Modal.Title>
        </Modal.Header>
        {codes && <KeepCodes codes={codes} onEnd={onEnd} />}
        {!codes && begun && <FirstCode begun={begun} run={turnOn} />}
        {!codes && !begun && (
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
  const [begun, setBegun] = useState<Begun>();
  const [codes, setCodes] = useState<string[]>();
  const confirm = async (confirmation: Confirmation) => {
    const { data } = await post<unknown>(`/admin/second-factor/${change}`, confirmation);
    if (change === 'set-up') setBegun(parseBegun(data));
    else if (change === 'recovery-codes') setCodes(parseCodes(data));
    else onEnd();
  };
  const turnOn = async (code: string) => {
    const answer = { challenge: begun?.challenge, code };
    const { data } = await post<unknown>('/admin/second-factor/turn-on', answer);
    setCodes(parseCodes(data));
  };
  return { begun, codes, confirm, turnOn };
}

function FirstCode({ begun, run }: { begun: Begun; run(code: string): Promise<void> }) {
  const [code, setCode] = useState('');
  return (
    <DialogForm action="Turn on" run={() => run(code)}>
      <SetUpSteps setUp={begun.setUp} />
      <CodeField value={code} onChange={setCode} hasRecovery={false} hasFocus />
    </DialogForm>
  );
}
