/** Whether a row of the dictionary is the URL of an entry. All others are texts. */
export const isUrlRow = (english: string): boolean => /^\/[a-z0-9-]+$/.test(english.trim());
