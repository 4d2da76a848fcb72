import type { Core } from '@strapi/strapi';
import { invalid } from '../../../platform/http/http-error';
import { documentIdOf } from '../../../platform/content/document-id';
import { rejectLockedChanges, storedWithComponents } from '../../../platform/admin-panel/locked-fields';
import { nextReference } from '../../../platform/database/reference';
import { inLanguageOf } from '../../../platform/messages/language';
import { sendStateEmail } from './state-email';
import { findRequest, requestUid, type ServiceRequest } from './request-record';
import { moveProblem, type State, states } from './request-states';

type Data = Record<string, unknown>;

// Fields that only the system sets.
const locked = new Set(['reference', 'rmaNumber', 'history', 'language']);

/** Checks every change to a request, records each new state and e-mails it to the customer, in one transaction. */
export function installServiceDesk(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== requestUid || (context.action !== 'create' && context.action !== 'update'))
      return next();
    const { params } = context;
    const data: Data = 'data' in params && params.data ? params.data : {};
    if (Array.isArray(data.instruments)) data.serialNumbers = serialNumbersOf(data.instruments);
    return await strapi.db.transaction(async () => {
      if (context.action === 'create') await setInitialState(strapi, data);
      const documentId = documentIdOf(params);
      const before = documentId ? await findRequest(strapi, documentId) : undefined;
      if (before) {
        const stored = await storedWithComponents(strapi, requestUid, before.documentId);
        rejectLockedChanges(strapi, { uid: requestUid, stored, data }, (field) => locked.has(field));
      }
      const to = before ? await changeState(strapi, before, data) : undefined;
      const result = await next();
      if (before && to) await notifyCustomer(strapi, before.documentId);
      return result;
    });
  });
}

async function setInitialState(strapi: Core.Strapi, data: Data): Promise<void> {
  data.reference ??= await nextReference(strapi, 'S');
  data.state = 'received';
  data.rmaNumber = null;
  data.history = [{ state: 'received', at: new Date().toISOString(), note: '' }];
}

async function changeState(
  strapi: Core.Strapi,
  before: ServiceRequest,
  data: Data,
): Promise<State | undefined> {
  const { history } = before;
  const to = states.find((state) => state === data.state);
  if (to === undefined || to === before.state) return undefined;
  const note = String(data.noteToCustomer ?? before.noteToCustomer).trim();
  reject('state', moveProblem(before.state, to));
  reject('noteToCustomer', to === 'declined' && note === '' ? 'Enter a reason for the customer.' : undefined);
  if (to === 'accepted') data.rmaNumber = await nextReference(strapi, 'RMA');
  data.history = [...history.map(({ id }) => ({ id })), { state: to, at: new Date().toISOString(), note }];
  data.noteToCustomer = '';
  return to;
}

async function notifyCustomer(strapi: Core.Strapi, documentId: string): Promise<void> {
  const request = await findRequest(strapi, documentId);
  if (request) await inLanguageOf(request, () => sendStateEmail(strapi, request));
}

function reject(field: string, message: string | undefined): void {
  if (message) throw invalid(message, [{ path: [field], message, name: 'ValidationError' }]);
}

function serialNumbersOf(instruments: unknown[]): string {
  const numbers = instruments.map((instrument) =>
    typeof instrument === 'object' && instrument !== null && 'serialNumber' in instrument
      ? String(instrument.serialNumber ?? '')
      : '',
  );
  return [...new Set(numbers)].filter(Boolean).join(', ');
}
