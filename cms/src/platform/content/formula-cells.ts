// Spreadsheets calculate a cell that begins like a formula, and a text from a stranger may be one. An apostrophe in
// front keeps it a text (https://owasp.org/www-community/attacks/CSV_Injection).
const formula = /^'*[=+\-@\t\r]/;

/** What is written into a table. {@link textOfCell} reads it back. */
export const asCell = (text: string): string => (formula.test(text) ? `'${text}` : text);

export const textOfCell = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
