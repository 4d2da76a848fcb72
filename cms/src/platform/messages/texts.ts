import { messages } from './m';

/**
 * The texts that customers read, in the language of the site. Staff read English. SITE_LANGUAGE is validated at the start
 * (config/environment.ts).
 */
export function texts() {
  const language = process.env.SITE_LANGUAGE || 'en';
  return language === 'de' || language === 'fr' ? messages[language] : messages.en;
}

/** The texts of what customers or staff receive. */
export const textsFor = ({ isForStaff }: { isForStaff: boolean }) => (isForStaff ? messages.en : texts());
