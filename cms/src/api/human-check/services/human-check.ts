import type { Core } from '@strapi/strapi';
import type { Challenge } from 'altcha-lib';
import { issuePass, humanCheckError } from './passes';
import { newChallenge, verifyProofOfWork } from './proof-of-work';
import { verifyRecaptcha } from './recaptcha';
import { count } from '../../../platform/rate-limit/rate-limit';
import { environment } from '../../../platform/config/environment';
import { isTimely, readSubmission } from '../../../platform/signed-links/submission';
import { texts } from '../../../platform/messages/texts';

type Visitor = { ip: string };

// A form and each of its up to ten files need a check, which takes two requests, and some checks are repeated.
const checksPerForm = 30;
// How many times fewer forms are allowed without proof of work.
const openedFormDivisor = 15;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async challenge(entry: string, { ip }: Visitor): Promise<Challenge> {
    await countCheck(strapi, ip);
    return newChallenge(entry);
  },

  async verify({ token, entry }: { token: string; entry: string }, { ip }: Visitor): Promise<string> {
    await countCheck(strapi, ip);
    const opened = verifyOpenedForm(token, entry);
    if (opened) await countOpenedForm(strapi, ip);
    const proof = opened ?? (await verifyProofOfWork(token, entry)) ?? (await verifyRecaptcha(token));
    const pass = proof ? await issuePass(strapi, { proof, entry }) : undefined;
    if (!pass) throw humanCheckError(texts().humanCheck.failed);
    return pass;
  },
});

/**
 * Returns a proof that can be used once, if the form was opened without JavaScript and a person could have filled it in since
 * then (decision 34).
 */
function verifyOpenedForm(token: string, entry: string): string | undefined {
  const submission = readSubmission(token);
  return submission?.entry === entry && isTimely(submission) ? `form ${token}` : undefined;
}

/** The limit is far lower than with proof of work, because these forms cost a bot nothing. */
function countOpenedForm(strapi: Core.Strapi, ip: string): Promise<void> {
  const most = Math.max(1, Math.floor(environment().FORMS_PER_ADDRESS / openedFormDivisor));
  return count(strapi, { bucket: `basic-form:${ip}`, most });
}

function countCheck(strapi: Core.Strapi, ip: string): Promise<void> {
  return count(strapi, { bucket: `check:${ip}`, most: environment().FORMS_PER_ADDRESS * checksPerForm });
}
