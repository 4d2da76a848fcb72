import path from 'node:path';
import * as v from 'valibot';
import { isLanguage, languages } from '../messages/language';
import { cmsFolder } from './cms-folder';

/** A path, absolute or relative to `cms/`. */
export const folder = v.pipe(
  v.string(),
  v.transform((text) => path.resolve(cmsFolder, text)),
);

export const flag = v.pipe(
  v.picklist(['true', 'false'], 'true or false'),
  v.transform((text) => text === 'true'),
);

export const wholeNumber = (min: number, max: number) => {
  const expected = `a whole number from ${min} to ${max}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d+$/, expected),
    v.transform(Number),
    v.minValue(min, expected),
    v.maxValue(max, expected),
  );
};

export const secret = v.pipe(
  v.string('a random string of 16 characters or more'),
  v.minLength(16, 'a random string of 16 characters or more'),
);

export const origin = v.pipe(
  v.string(),
  v.check(isOrigin, 'a URL such as https://www.example.com, without a path'),
  v.transform((text) => new URL(text).origin),
);

export const list = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
);

export const mailAddress = v.pipe(
  v.string(),
  v.regex(
    /^([^<>\r\n]+ <)?[^\s<>@]+@[^\s<>@]+>?$/,
    'an e-mail address such as desk@example.com or Desk <desk@example.com>',
  ),
);

const languageList = `one or more of ${languages.join(', ')}, separated by commas, each once`;

export const siteLanguageList = v.pipe(
  list,
  v.minLength(1, languageList),
  v.everyItem(isLanguage, languageList),
  v.check((chosen) => new Set(chosen).size === chosen.length, languageList),
);

const keyList = 'one or more random strings of 16 characters or more, separated by commas';

export const appKeys = v.pipe(
  v.string(keyList),
  list,
  v.minLength(1, keyList),
  v.everyItem((key) => key.length >= 16, keyList),
);

/** Strapi's own rules for the passwords of staff. */
export const password = v.pipe(
  v.string(),
  v.regex(
    /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,}$/,
    '8 characters or more, with an uppercase letter, a lowercase letter and a digit',
  ),
);

const contactFormat =
  'an e-mail address such as security@example.com, or a URI that starts with https://, mailto: or tel:';

/** Who receives reports of security problems, as a URI (https://www.rfc-editor.org/rfc/rfc9116#section-2.5.3). */
export const securityContact = v.pipe(
  v.string(),
  v.transform((text) => (v.is(v.pipe(v.string(), v.email()), text) ? `mailto:${text}` : text)),
  v.regex(/^(https:\/\/|mailto:[^\s@]+@|tel:)[^\s@]+$/, contactFormat),
);

// `true` and `false` were the values in earlier versions.
export const trustedProxies = v.pipe(
  v.string(),
  v.regex(/^(\d|10|true|false)$/, 'the number of proxies in front of the server, from 0 to 10'),
  v.transform((text) => Number({ true: '1', false: '0' }[text] ?? text)),
);

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).pathname === '/';
}
