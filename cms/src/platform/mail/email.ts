import { textsFor } from '../messages/texts';

export type Email = {
  subject: string;
  /** Paragraphs as plain text. */
  text: string[];
  items?: Items;
  facts?: [name: string, value: string][];
  link?: { label: string; url: string };
  brand: Brand;
  /** Staff read English. */
  isForStaff?: boolean;
};

/** The items and amounts in an e-mail about an order or quote. All texts are formatted. */
export type Items = {
  lines: Item[];
  /** The last one is the total. */
  sums: [name: string, amount: string][];
};

export type Item = {
  partNumber: string;
  name: string;
  /** Configuration, lead time, reference. */
  remarks: string[];
  quantity: number;
  /** Empty if prices are not part of the e-mail. */
  unitPrice: string;
  amount: string;
  /** Absolute URL of a square picture. */
  picture?: string | undefined;
};

export type Texts = ReturnType<typeof textsFor>['emails'];

/** The sender, at the top and at the end. */
export type Brand = {
  siteName: string;
  /** For dark backgrounds; with its displayed size. */
  logo: { url: string; width: number; height: number } | null;
  /** Sender details at the end. */
  signature: string;
};

// The same content as text and HTML, because some clients show only the text.
export function plainText({ text, items, facts = [], link, brand, isForStaff = false }: Email): string {
  const t = textsFor({ isForStaff }).emails;
  const list = facts.map(([name, value]) => t.fact({ name, value: value.replaceAll('\n', '\n  ') }));
  const parts = [
    ...text,
    items ? itemsText(items, t) : '',
    list.join('\n'),
    link ? `${t.label({ label: link.label })}\n${link.url}` : '',
    `-- \n${brand.signature}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function itemsText({ lines, sums }: Items, t: Texts): string {
  const rows = lines.map(({ quantity, partNumber, name, unitPrice, amount, remarks }) => {
    const item = `${quantity} × ${partNumber} ${name}`.trim();
    const each = quantity === 1 || unitPrice === '' ? '' : ` (${t.each({ price: unitPrice })})`;
    const priced = amount === '' ? item : t.fact({ name: item, value: amount + each });
    return [priced, ...remarks].join('\n  ');
  });
  return [rows.join('\n'), sums.map(([name, value]) => t.fact({ name, value })).join('\n')]
    .filter(Boolean)
    .join('\n\n');
}
