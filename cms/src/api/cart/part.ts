import { runHourly } from '../../platform/jobs/scheduled-jobs';
import type { Part } from '../../platform/part';
import { personalDataProviders } from '../account/services/personal-data-provider';
import { signInListeners } from '../account/services/sign-in-listeners';
import { removeOldCarts } from './services/cart-record';
import { mergeGuestCart } from './services/merge-guest-cart';
import { personalCart } from './services/personal-cart';

export const cartPart: Part = {
  register() {
    signInListeners.add(mergeGuestCart);
    personalDataProviders.add(personalCart);
    runHourly(removeOldCarts);
  },
};
