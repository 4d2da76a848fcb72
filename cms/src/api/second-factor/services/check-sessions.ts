import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { environment } from '../../../platform/config/environment';
import { factorIdOf, staffWithFactor } from './factors';

const sessionUid = 'admin::session';
const Session = v.object({
  sessionId: v.string(),
  userId: v.string(),
  origin: v.string(),
  metadata: v.nullish(v.looseObject({ secondFactor: v.optional(v.string()) }), () => ({})),
});

/**
 * Rejects every session of the admin that has not proven the second factor, however it is created. Strapi copies `metadata`
 * when it refreshes a session. Sessions are checked again once they are stored, because turning on the factor ends only the
 * sessions that exist at that moment.
 */
export function checkSessions(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [sessionUid],
    beforeCreate: ({ params }) => rejectUnproven(strapi, params.data),
    async afterCreate({ params }) {
      const { sessionId } = v.parse(Session, params.data);
      try {
        await rejectUnproven(strapi, params.data);
      } catch (error) {
        await strapi.db.query(sessionUid).delete({ where: { sessionId } });
        throw error;
      }
    },
  });
}

async function rejectUnproven(strapi: Core.Strapi, data: unknown): Promise<void> {
  const { origin, userId, metadata } = v.parse(Session, data);
  if (origin !== 'admin') return;
  const factor = await factorIdOf(strapi, userId);
  const isProven = factor === undefined ? !environment().REQUIRE_SECOND_FACTOR : isProvenBy(metadata, factor);
  if (!isProven) throw new Error('A session of the admin requires the second factor.');
}

const isProvenBy = ({ secondFactor }: { secondFactor?: string | undefined }, factor: string) =>
  secondFactor === factor;

/** Ends the sessions of a member of staff, but not `current`, which has proven the factor. */
export async function endOtherSessions(
  strapi: Core.Strapi,
  staff: string,
  { current, factor }: { current: string; factor: string },
): Promise<void> {
  const sessions = strapi.db.query(sessionUid);
  const others = { userId: staff, origin: 'admin', sessionId: { $ne: current } };
  await sessions.deleteMany({ where: others });
  const row: unknown = await sessions.findOne({ where: { sessionId: current, userId: staff } });
  if (row === null) return;
  const { metadata } = v.parse(Session, row);
  const proven = { metadata: { ...metadata, secondFactor: factor } };
  await sessions.update({ where: { sessionId: current }, data: proven });
}

/** Ends the sessions of staff without a second factor if it is required. It may not have been required when they signed in. */
export async function endUnprovenSessions(strapi: Core.Strapi): Promise<void> {
  if (!environment().REQUIRE_SECOND_FACTOR) return;
  const staff = [...(await staffWithFactor(strapi))];
  const unproven = { origin: 'admin', ...(staff.length > 0 && { userId: { $notIn: staff } }) };
  await strapi.db.query(sessionUid).deleteMany({ where: unproven });
}
