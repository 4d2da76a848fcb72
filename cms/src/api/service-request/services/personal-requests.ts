import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { statusPath } from '../../../platform/signed-links/status-link';
import { texts } from '../../../platform/messages/texts';
import { personalForms, sentBy } from '../../form/services/personal-forms';
import { calibrationDates } from '../../instrument/services/instruments';
import { requestUid } from './request-record';
import { states } from './request-states';

const finished = ['returned', 'declined'];

const Open = v.object({ reference: v.string(), rmaNumber: v.nullish(v.string(), null) });
const Listed = v.object({
  ...Open.entries,
  documentId: v.string(),
  state: v.picklist(states),
  createdAt: v.string(),
  instruments: v.nullish(v.array(v.object({ model: v.string(), serialNumber: v.string() })), []),
});

export const personalServiceRequests = personalForms({
  uid: requestUid,
  populate: ['instruments', 'returnAddress', 'history'],
  erased: { returnAddress: null },
  open: openRequests,
});

async function openRequests(strapi: Core.Strapi, email: string): Promise<string[]> {
  const where = { ...sentBy(email), state: { $notIn: finished } };
  const open = v.parse(v.array(Open), await strapi.db.query(requestUid).findMany({ where }));
  return open.map(({ reference, rmaNumber }) =>
    texts().serviceRequests.openRequest({ number: rmaNumber ?? reference }),
  );
}

/** The requests sent with the e-mail address, as listed in the account of the customer. */
export async function listServiceRequests(strapi: Core.Strapi, email: string) {
  const rows: unknown = await strapi.db
    .query(requestUid)
    .findMany({ where: sentBy(email), populate: ['instruments'] });
  const requests = v.parse(v.array(Listed), rows);
  const dueOf = await calibrationDates(
    strapi,
    requests.flatMap(({ instruments }) => instruments.map(({ serialNumber }) => serialNumber)),
  );
  return requests.map(({ documentId, instruments, ...request }) => ({
    ...request,
    instruments: instruments.map((instrument) => ({
      ...instrument,
      calibrationDue: dueOf(instrument.serialNumber),
    })),
    kind: 'service' as const,
    statusPath: statusPath(documentId),
  }));
}
