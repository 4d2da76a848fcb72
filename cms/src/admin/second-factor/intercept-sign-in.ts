import * as v from 'valibot';
import { type Needed, parseNeeded, type SendCode } from './responses';

const paths = /\/admin\/(login|reset-password|register|register-admin)$/;
const Device = v.object({ deviceId: v.optional(v.string()), rememberMe: v.optional(v.boolean()) });

type Dialog = {
  askForCode(question: { needed: Needed; sendCode: SendCode }): Promise<Response | undefined>;
};

/**
 * Strapi's sign-in page does not support a second factor and cannot be extended, so this code intercepts its requests.
 * If the server requires a code, a dialog asks the user for it, and the page receives the response to the code.
 */
export function interceptSignIn(loadDialog: () => Promise<Dialog>): void {
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const response = await send(input, init);
    const kind = typeof input === 'string' ? paths.exec(input)?.[1] : undefined;
    if (kind === undefined || response.status !== 400) return response;
    const needed = parseNeeded(
      await response
        .clone()
        .json()
        .catch(() => undefined),
    );
    if (!needed) return response;
    const { askForCode } = await loadDialog();
    const sendCode = codeSender(send, needed, init?.body);
    return (await askForCode({ needed, sendCode })) ?? cancelled(kind);
  };
}

function codeSender(send: typeof fetch, { challenge }: Needed, body: unknown): SendCode {
  const device = v.safeParse(Device, typeof body === 'string' ? JSON.parse(body) : {});
  return (code) =>
    send('/admin/second-factor/sign-in', {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...(device.success ? device.output : {}), challenge, code }),
    });
}

/** The response if the user closes the dialog. Strapi's page shows the message. */
function cancelled(kind: string): Response {
  const message =
    kind === 'login'
      ? 'You are not signed in, because no code was entered.'
      : 'Your password was saved. Sign in with it and with a code.';
  const error = { status: 400, name: 'ApplicationError', message, details: {} };
  return Response.json({ data: null, error }, { status: 400 });
}
