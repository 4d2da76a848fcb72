import type { Core } from '@strapi/strapi';
import { createRegistry } from '../registry';
import type { Content } from './content';

/** `person` is the e-mail address of the customer whom the e-mail is about. */
export type RejectedMail = Content & { problem: string; person: string };

/** Called in the transaction that marks an e-mail as rejected. */
export const rejectedMailListeners =
  createRegistry<(strapi: Core.Strapi, mail: RejectedMail) => Promise<void>>();
