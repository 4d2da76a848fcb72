type Values = Pick<Storage, 'getItem' | 'setItem'>;

const key = 'analytics-consent';

export type Consent = 'given' | 'refused' | 'open';

export function readConsent(storage: Values): Consent {
  const stored = storage.getItem(key);
  return stored === 'given' || stored === 'refused' ? stored : 'open';
}

export const storeConsent = (storage: Values, consent: Exclude<Consent, 'open'>) =>
  storage.setItem(key, consent);
