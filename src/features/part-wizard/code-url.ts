/** Contains only the code, not the criteria the visitor entered. */
export const codeUrl = (code: string) =>
  `${window.location.origin}/part-wizard?code=${encodeURIComponent(code)}`;
