export type Email = {
  subject: string;
  /** Paragraphs as plain text. */
  text: string[];
  items?: Items;
  facts?: [name: string, value: string][];
  link?: { label: string; url: string };
  brand: Brand;
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

/** The sender, at the top and at the end. */
export type Brand = {
  siteName: string;
  /** For dark backgrounds; with its displayed size. */
  logo: { url: string; width: number; height: number } | null;
  /** Sender details at the end. */
  signature: string;
};

// The same content as text and HTML, because some clients show only the text.
export function plainText({ text, items, facts = [], link, brand }: Email): string {
  const list = facts.map(([name, value]) => `${name}: ${value.replaceAll('\n', '\n  ')}`);
  const parts = [
    ...text,
    items ? itemsText(items) : '',
    list.join('\n'),
    link ? `${link.label}:\n${link.url}` : '',
    `-- \n${brand.signature}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function itemsText({ lines, sums }: Items): string {
  const rows = lines.map(({ quantity, partNumber, name, unitPrice, amount, remarks }) => {
    const each = quantity === 1 || unitPrice === '' ? '' : ` (${unitPrice} each)`;
    const price = amount === '' ? '' : `: ${amount}${each}`;
    return [`${quantity} × ${partNumber} ${name}`.trim() + price, ...remarks].join('\n  ');
  });
  return [rows.join('\n'), sums.map(([name, amount]) => `${name}: ${amount}`).join('\n')]
    .filter(Boolean)
    .join('\n\n');
}
