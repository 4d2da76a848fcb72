import { deviceStorage } from '#src/cache/device-storage.ts';
import { siteLanguages } from '#src/format/site-languages.ts';
import { m } from '#src/messages/m.ts';

const storageKey = 'fieldshop-added-languages';

export const otherLanguages = siteLanguages.filter((language) => language !== m.language.code);

/** The languages that the visitor has added and that are not saved completely yet, oldest first. The same in every tab. */
export const readPending = (): string[] =>
  (deviceStorage.getItem(storageKey) ?? '')
    .split(',')
    .filter((language) => otherLanguages.includes(language));

export const addPending = (language: string) => write([...without(language), language]);
export const removePending = (language: string) => write(without(language));

const without = (language: string) => readPending().filter((pending) => pending !== language);
const write = (languages: string[]) => deviceStorage.setItem(storageKey, languages.join(','));
