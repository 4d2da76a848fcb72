import type { Core } from '@strapi/strapi';
import type { Challenge } from 'altcha-lib';
import { givePass, notHuman } from './passes';
import { challengeFor, proofOf } from './proof-of-work';
import { recaptchaProofOf } from './recaptcha';
import { count } from '../../../platform/rate-limit/rate-limit';
import { environment } from '../../../platform/config/environment';

type From = { address: string };

// A form and each of its ten files need a check, which is two calls, and some need another attempt.
const checksPerForm = 30;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async challenge(entry: string, { address }: From): Promise<Challenge> {
    await countCheck(strapi, address);
    return challengeFor(entry);
  },

  async verify({ token, entry }: { token: string; entry: string }, { address }: From): Promise<string> {
    await countCheck(strapi, address);
    const proof = (await proofOf(token, entry)) ?? (await recaptchaProofOf(token));
    const pass = proof ? await givePass(strapi, { proof, entry }) : undefined;
    if (!pass) throw notHuman('We could not verify that you are human. Please try again.');
    return pass;
  },
});

function countCheck(strapi: Core.Strapi, address: string): Promise<void> {
  return count(strapi, { bucket: `check:${address}`, most: environment().FORMS_PER_ADDRESS * checksPerForm });
}
