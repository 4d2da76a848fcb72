import type { Response } from 'light-my-request';
import { aBackend, load } from './backend';
import { randomIp } from './random-ip';

type Options = { headers?: Record<string, string>; remoteAddress?: string; url?: string };

/** What a browser sends without JavaScript. */
export async function postBasic(
  fields: Record<string, string>,
  { headers, remoteAddress = randomIp(), url = '/basic/contact' }: Options = {},
): Promise<Response> {
  const { send } = await aBackend();
  return send({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    remoteAddress,
  });
}

/** The key of a form that was opened some seconds ago. */
export function submission(secondsAgo = 10): string {
  const { openSubmission, submissionToken } = load('platform/signed-links/submission.js');
  return submissionToken(openSubmission(Date.now() - secondsAgo * 1000));
}

/** The data of the page, which the fixture of the site renders as JSON. */
export const shown = (response: Response) => JSON.parse(response.payload);

export const ada = { name: 'Ada Byron', email: 'ada@example.test', message: 'Which one for steam?' };
