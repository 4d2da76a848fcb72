import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { removeChallenges } from './challenges';
import { removeFactor } from './factors';

const User = v.object({ id: v.number() });
const NewPassword = v.object({ password: v.string() });

/** Deletes the second factor of a deleted admin user. After a password change, ends sign-ins that used the old password. */
export function followStaff(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    async afterDelete({ result }) {
      if (!v.is(User, result)) return;
      await removeFactor(strapi, String(result.id));
      await removeChallenges(strapi, String(result.id));
    },
    async afterUpdate({ params, result }) {
      if (v.is(NewPassword, params.data) && v.is(User, result))
        await removeChallenges(strapi, String(result.id));
    },
  });
}
