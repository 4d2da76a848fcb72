import { currentLanguage } from './language';
import { messages } from './m';

/** The texts that customers read, in the language of the request. Staff read English. */
export const texts = () => messages[currentLanguage()];

/** The texts of what customers or staff receive. */
export const textsFor = ({ isForStaff }: { isForStaff: boolean }) => (isForStaff ? messages.en : texts());
