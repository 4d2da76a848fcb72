/** The code alone says all: what was asked for on the way is nobody else's business. */
export const codeAddress = (code: string) =>
  `${window.location.origin}/part-wizard?code=${encodeURIComponent(code)}`;
