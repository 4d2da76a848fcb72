import { environment } from '../config/environment';
import { messages } from './m';

/** The texts that customers read, in the language of the site. Staff read English. */
export const texts = () => messages[environment().SITE_LANGUAGE];
