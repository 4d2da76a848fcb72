/** Owner name in storage keys while nobody is signed in. */
export const visitor = 'visitor';

/** Starts with the owner, so that sign-out can find all of that person's files. */
export const draftFilesKey = (subject: string | null, form: string) => `${subject ?? visitor} ${form}`;
