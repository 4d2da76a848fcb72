import { extractText, extractTextItems, getDocumentProxy } from 'unpdf';

export type Item = { str: string; x: number; y: number; width: number };

/** The text of a PDF, with all its pages. */
export async function pdfText(bytes: Buffer): Promise<string> {
  return (await extractText(new Uint8Array(bytes), { mergePages: true })).text;
}

export async function read(bytes: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { items } = await extractTextItems(document);
  const text = items
    .flat()
    .map(({ str }) => str)
    .join(' ');
  return { pages: document.numPages, items, text: text.replace(/[^\S\n]+/g, ' ') };
}

const leftMargin = (18 / 25.4) * 72;
const rightMargin = (192 / 25.4) * 72;

/** Texts outside the margins or overlapping the text to their left, with a tolerance of half a point. */
export function misplaced({ items }: { items: Item[][] }): string[] {
  return items.flatMap((page) => {
    const seen = page.filter(({ str }) => str.trim() !== '');
    const outside = seen.filter(({ x, width }) => x < leftMargin - 0.5 || x + width > rightMargin + 0.5);
    const covered = seen.filter((item) =>
      seen.some(
        (other) =>
          Math.abs(other.y - item.y) < 4 && other.x < item.x - 0.5 && other.x + other.width > item.x + 0.5,
      ),
    );
    return [...outside, ...covered].map(({ str }) => str);
  });
}
