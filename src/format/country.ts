import { m } from '#src/messages/m.ts';
import { once } from './once.ts';

const names = once(() => new Intl.DisplayNames(m.language.code, { type: 'region' }));

export const countryName = (code: string) => names().of(code) ?? code;
