// Spreadsheets evaluate cells that begin like a formula, and text from customers may be one. An apostrophe in
// front makes it text (https://owasp.org/www-community/attacks/CSV_Injection).
const formula = /^'*[=+\-@\t\r]/;

/** Escapes a text for a table cell. {@link textOfCell} reverses it. */
export const asCell = (text: string): string => (formula.test(text) ? `'${text}` : text);

export const textOfCell = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
