import { once } from './once.ts';

const names = once(() => new Intl.DisplayNames('en', { type: 'region' }));

export const countryName = (code: string) => names().of(code) ?? code;
