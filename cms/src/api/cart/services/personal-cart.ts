import type { PersonalDataProvider } from '../../account/services/personal-data-provider';
import { customerCartOwner } from './cart-owner';
import { deleteCart, findCart, readLines } from './cart-record';

export const personalCart: PersonalDataProvider = {
  name: 'cart',
  isErasedOnTakeover: true,

  async export(strapi, { documentId }) {
    return await strapi.db.transaction(async ({ trx }) => {
      const found = await findCart(trx, customerCartOwner(documentId));
      return found ? await readLines(trx, found.cart) : [];
    });
  },

  async erase(strapi, { documentId }) {
    await strapi.db.transaction(async ({ trx }) => {
      const owner = customerCartOwner(documentId);
      const found = await findCart(trx, owner);
      if (!found) return;
      await deleteCart(trx, found.cart);
    });
  },
};
