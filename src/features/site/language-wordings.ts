import { deviceValue } from '#src/cache/device-value.ts';

interface Wording {
  /** The language in its own words. */
  own: string;
  /** The offer to show the site in this language. */
  offer: string;
  accept: string;
  decline: string;
}

/** In each language itself, for readers of another. Messages (src/messages) are those of the build's language only. */
export const wordings: Readonly<Record<string, Wording>> = {
  en: {
    own: 'English',
    offer: 'This site is also available in English.',
    accept: 'Show in English',
    decline: 'No, thank you',
  },
  de: {
    own: 'Deutsch',
    offer: 'Diese Website gibt es auch auf Deutsch.',
    accept: 'Auf Deutsch anzeigen',
    decline: 'Nein, danke',
  },
  fr: {
    own: 'Français',
    offer: 'Ce site est également disponible en français.',
    accept: 'Afficher en français',
    decline: 'Non, merci',
  },
};

/** The language that the visitor has chosen, or kept when another was offered. */
export const chosenLanguage = deviceValue('fieldshop-language');

/** The language to offer: the first of the visitor's that the site has, unless it is the current one. */
export function offeredLanguage(
  preferred: readonly string[],
  { languages, current }: { languages: readonly string[]; current: string },
): string | undefined {
  const first = preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find((one) => languages.includes(one));
  return first === current ? undefined : first;
}
