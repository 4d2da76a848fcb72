/** The key of the session in the device's storage. */
export const sessionKey = 'auth';

/** Notifies this tab; the others are notified by the storage event. */
export const sessionChanged = 'fieldshop-session';
