const key = 'analytics-consent';

export type Consent = 'given' | 'refused' | 'open';

export function readConsent(storage: Storage): Consent {
  const stored = storage.getItem(key);
  return stored === 'given' || stored === 'refused' ? stored : 'open';
}

export const storeConsent = (storage: Storage, consent: Exclude<Consent, 'open'>) =>
  storage.setItem(key, consent);
