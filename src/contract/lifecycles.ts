export const lifecycles = ['active', 'not-for-new-designs', 'obsolete'] as const;
