import type { Core, UID } from '@strapi/strapi';
import * as v from 'valibot';
import { parseRows } from '../../../platform/database/rows';
import { latestLanguage } from '../../account/services/latest-language';
import type { PersonalDataProvider } from '../../account/services/personal-data-provider';
import { releaseAttachments } from '../../attachment/services/attachment-record';

const Form = v.object({ documentId: v.string(), reference: v.string() });
/** A form with all its fields, for the export. */
const Row = v.record(v.string(), v.unknown());

type Fields = Record<string, unknown>;

type StoredForms = {
  uid: UID.ContentType;
  /** Components to include in the export. */
  populate: string[];
  /** The values that replace personal data in the fields that only this type of form has. */
  erased: Fields;
  /** The requests that must be completed before the data can be deleted. */
  open?(strapi: Core.Strapi, email: string): Promise<string[]>;
};

/**
 * The personal data in the forms of a content type. Forms contain only an e-mail address, so they belong to a customer
 * only if that address is confirmed.
 */
export function personalForms(forms: StoredForms): PersonalDataProvider {
  const open = forms.open ?? (async () => []);
  const exportForms = (strapi: Core.Strapi, email: string) => exported(strapi, forms, email);
  const eraseForms = (strapi: Core.Strapi, email: string) => erase(strapi, forms, email);
  return {
    name: 'requests',
    open: async (strapi, { confirmed, email }) => (confirmed ? open(strapi, email) : []),
    export: async (strapi, { confirmed, email }) => (confirmed ? exportForms(strapi, email) : []),
    erase: async (strapi, { confirmed, email }) => (confirmed ? eraseForms(strapi, email) : undefined),
    guest: {
      open,
      export: exportForms,
      language: (strapi, email) => latestLanguage(strapi, forms.uid, sentBy(email)),
      erase: eraseForms,
    },
  };
}

/** Criteria for the forms that were sent with an e-mail address. */
export const sentBy = (email: string) => ({ email: { $eqi: email } });

async function exported(strapi: Core.Strapi, { uid, populate }: StoredForms, email: string) {
  const rows: unknown = await strapi.db.query(uid).findMany({ where: sentBy(email), populate });
  return parseRows(Row, rows).map(withoutStaffNotes);
}

async function erase(strapi: Core.Strapi, { uid, erased }: StoredForms, email: string): Promise<void> {
  const forms = v.parse(v.array(Form), await strapi.db.query(uid).findMany({ where: sentBy(email) }));
  const data = { ...erasedSender, ...erased };
  for (const { documentId } of forms) await strapi.documents(uid).update({ documentId, data });
  await releaseAttachments(
    strapi,
    forms.map(({ reference }) => reference),
  );
}

// We keep the number, products and dates for our records, but neither the sender nor the message.
const erasedSender: Fields = {
  name: 'Deleted',
  email: 'deleted@invalid',
  company: '',
  phone: '',
  message: '',
  attachments: [],
};

function withoutStaffNotes({ staffNote: _staffNote, id: _id, ...form }: Fields) {
  return form;
}
