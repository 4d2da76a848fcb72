import type { Core } from '@strapi/strapi';
import { documentIdOf } from '../../../platform/content/document-id';
import { environment } from '../../../platform/config/environment';
import { invalid } from '../../../platform/http/http-error';
import { sha256 } from '../../../platform/sha256';
import { translationUid } from './dictionary';

const saving = new Set(['create', 'update', 'clone']);

/** Identifies an English text. Databases limit the length of an index, and texts have none. */
export const hashOf = (english: string): string => sha256(english.trim());

/** Rejects a second translation of the same text, also at the same moment. */
export function installOneRowPerText(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (uid !== translationUid || !saving.has(action) || !('data' in params)) return next();
    const data: Record<string, unknown> = Object(params.data);
    if (typeof data.english !== 'string') {
      delete data.hash;
      return next();
    }
    if (data.english.trim() === '') reject('Enter the English text.');
    const hash = hashOf(data.english);
    data.hash = hash;
    return await strapi.db.transaction(async ({ trx }) => {
      if (environment().DATABASE_CLIENT === 'postgres')
        await trx.raw('SELECT pg_advisory_xact_lock(hashtext(?))', [hash]);
      const documentId = action === 'clone' ? undefined : documentIdOf(params);
      const other = documentId === undefined ? {} : { documentId: { $ne: documentId } };
      const taken = await strapi.db.query(translationUid).count({ where: { hash, ...other } });
      if (taken > 0) reject('This text has a translation already. Change that one instead.');
      return next();
    });
  });
}

function reject(message: string): never {
  throw invalid(message, [{ path: ['english'], message, name: 'ValidationError' }]);
}
