import path from 'node:path';
import { languageOfJourneys, ownLanguage } from '../../../scripts/journeys/languages.mjs';
import type { Language } from './template.ts';

/** Undefined is English. */
export function languageOf({ file, tags }: { file: string; tags: string[] }): Language | undefined {
  const language = tags.includes(ownLanguage) ? 'en' : languageOfJourneys(path.basename(file));
  return language === 'en' ? undefined : language;
}

export const locales = { de: 'de-DE', fr: 'fr-FR' } as const;
