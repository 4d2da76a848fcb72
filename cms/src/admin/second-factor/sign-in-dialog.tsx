import { Flex, Modal, Typography } from '@strapi/design-system';
import { type FormEvent, useState } from 'react';
import { CodeField } from './code-field';
import { FormFooter } from './form-footer';
import { SaveCodes } from './recovery-codes';
import { messageIn, type Needed, parseCodes, type SendCode } from './responses';
import { SetUpSteps } from './set-up-steps';

type Props = { needed: Needed; sendCode: SendCode; onEnd(response: Response | undefined): void };
type SignedIn = { response: Response; recoveryCodes: string[] };

/** The second step of signing in: enter a code, or set up a second factor if all staff need one. */
export function SignInDialog({ needed, sendCode, onEnd }: Props) {
  const [signedIn, setSignedIn] = useState<SignedIn>();
  const onSignedIn = (response: Response, recoveryCodes: string[]) =>
    recoveryCodes.length === 0 ? onEnd(response) : setSignedIn({ response, recoveryCodes });
  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && onEnd(signedIn?.response)}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{titleOf(needed, signedIn)}</Modal.Title>
        </Modal.Header>
        {signedIn ? (
          <SaveCodes codes={signedIn.recoveryCodes} onEnd={() => onEnd(signedIn.response)} />
        ) : (
          <CodeForm needed={needed} sendCode={sendCode} onSignedIn={onSignedIn} />
        )}
      </Modal.Content>
    </Modal.Root>
  );
}

function titleOf({ setUp }: Needed, signedIn: SignedIn | undefined): string {
  if (signedIn) return 'Save your recovery codes';
  return setUp ? 'Set up your second factor' : 'Enter your code';
}

type FormProps = Omit<Props, 'onEnd'> & { onSignedIn(response: Response, recoveryCodes: string[]): void };

function CodeForm({ needed: { setUp }, sendCode, onSignedIn }: FormProps) {
  const { code, setCode, problem, isBusy, send } = useCode(sendCode, onSignedIn);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          {setUp && (
            <>
              <Typography>All staff need a second factor. Set up yours to sign in.</Typography>
              <SetUpSteps setUp={setUp} />
            </>
          )}
          <CodeField value={code} onChange={setCode} problem={problem} hasRecovery={!setUp} hasFocus />
        </Flex>
      </Modal.Body>
      <FormFooter action="Sign in" isBusy={isBusy} />
    </form>
  );
}

function useCode(sendCode: SendCode, onSignedIn: FormProps['onSignedIn']) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    if (code.trim() === '') return setProblem('Enter a code.');
    setIsBusy(true);
    try {
      const response = await sendCode(code);
      const body: unknown = await response.clone().json();
      if (response.ok) return onSignedIn(response, recoveryCodesIn(body));
      setProblem(messageIn(body));
    } catch {
      setProblem('The server cannot be reached. Check your connection and try again.');
    }
    setIsBusy(false);
  };
  return { code, setCode, problem, isBusy, send };
}

/** The response contains recovery codes only after a set-up. */
const recoveryCodesIn = (body: unknown): string[] =>
  JSON.stringify(body).includes('"recoveryCodes"') ? parseCodes(body) : [];
