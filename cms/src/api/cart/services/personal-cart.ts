import type { PersonalDataProvider } from '../../account/services/personal-data-provider';
import { customerCartOwner } from './cart-owner';
import { deleteCart, findCart, readLines } from './cart-record';

export const personalCart: PersonalDataProvider = {
  name: 'cart',
  isErasedOnTakeover: true,

  async export(strapi, { documentId }) {
    return await strapi.db.transaction(async ({ trx }) => {
      const record = await findCart(trx, customerCartOwner(documentId));
      return record ? await readLines(trx, record.cart) : [];
    });
  },

  async erase(strapi, { documentId }) {
    await strapi.db.transaction(async ({ trx }) => {
      const owner = customerCartOwner(documentId);
      const record = await findCart(trx, owner);
      if (!record) return;
      await deleteCart(trx, record.cart);
    });
  },
};
