// The backend formats prices in e-mails and PDFs with the same file.
export { decimalText, formatMoney } from '../../cms/src/platform/money/money.ts';
