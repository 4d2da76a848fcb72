import type { Core } from '@strapi/strapi';
import { environment } from '../../../platform/config/environment';
import { HttpError } from '../../../platform/http/http-error';
import { companyOf } from '../../setting/services/company';
import { newChallenge } from './challenges';
import { factorIdOf } from './factors';
import type { Member } from './member';
import { keyUrl, newSecret } from './totp';

/** The password was right, but a code is needed before there is a session. The admin panel shows a dialog for it. */
export class SecondFactorNeeded extends HttpError {
  /** Without this code, Strapi's sign-in would replace the error. */
  readonly details = { code: 'LOGIN_NOT_ALLOWED' };

  constructor(
    readonly staff: string,
    details: { challenge: string; setUp?: { secret: string; url: string } },
  ) {
    super('Enter the code from your authenticator app. If there is no field for it, reload this page.', {
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
  throw new SecondFactorNeeded(staff, await startSetUp(strapi, { staff, email, purpose: 'first-set-up' }));
}

export type SetUp = { challenge: string; setUp: { secret: string; url: string } };

/** Creates a secret, which becomes a second factor once its first code has been entered. */
export async function startSetUp(
  strapi: Core.Strapi,
  { staff, email, purpose }: { staff: string; email: string; purpose: 'first-set-up' | 'set-up' },
): Promise<SetUp> {
  const secret = newSecret();
  const { siteName } = await companyOf(strapi);
  const challenge = await newChallenge(strapi, { staff, purpose, secret });
  return { challenge, setUp: { secret, url: keyUrl({ secret, issuer: `${siteName} admin`, email }) } };
}
