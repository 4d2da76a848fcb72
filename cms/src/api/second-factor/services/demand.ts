import type { Core } from '@strapi/strapi';
import { environment } from '../../../platform/config/environment';
import { HttpError } from '../../../platform/http/http-error';
import { companyOf } from '../../setting/services/company';
import { newChallenge } from './challenges';
import { factorIdOf } from './factors';
import type { Member } from './member';
import { keyUrl, newSecret } from './totp';

/** The password was right, and there is no session yet. The admin panel shows a dialog that answers the challenge. */
export class SecondFactorNeeded extends HttpError {
  /** Strapi's sign-in would replace an error without this code. */
  readonly details = { code: 'LOGIN_NOT_ALLOWED' };

  constructor(
    readonly staff: string,
    details: { challenge: string; setUp?: { secret: string; url: string } },
  ) {
    super('Enter the code of your authenticator app. If you were not asked for it, reload this page.', {
      status: 400,
      name: 'SecondFactorNeeded',
      details,
    });
  }
}

/** @throws SecondFactorNeeded unless the password alone is enough */
export async function demandSecondFactor(strapi: Core.Strapi, { staff, email }: Member): Promise<void> {
  if ((await factorIdOf(strapi, staff)) !== undefined) {
    const challenge = await newChallenge(strapi, { staff, purpose: 'sign-in', secret: undefined });
    throw new SecondFactorNeeded(staff, { challenge });
  }
  if (!environment().REQUIRE_SECOND_FACTOR) return;
  throw new SecondFactorNeeded(staff, await beginSetUp(strapi, { staff, email, purpose: 'first-set-up' }));
}

export type SetUp = { challenge: string; setUp: { secret: string; url: string } };

/** Makes a secret, which becomes a second factor once its first code has been entered. */
export async function beginSetUp(
  strapi: Core.Strapi,
  { staff, email, purpose }: { staff: string; email: string; purpose: 'first-set-up' | 'set-up' },
): Promise<SetUp> {
  const secret = newSecret();
  const { siteName } = await companyOf(strapi);
  const challenge = await newChallenge(strapi, { staff, purpose, secret });
  return { challenge, setUp: { secret, url: keyUrl({ secret, issuer: `${siteName} admin`, email }) } };
}
