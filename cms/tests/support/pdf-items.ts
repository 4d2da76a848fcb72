import { extractText, extractTextItems, getDocumentProxy } from 'unpdf';

export type Item = { str: string; x: number; y: number; width: number };

/** The text of a PDF, with all its pages. */
export async function pdfText(bytes: Buffer): Promise<string> {
  return (await extractText(new Uint8Array(bytes), { mergePages: true })).text;
}

export async function read(bytes: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { items } = await extractTextItems(document);
  const sizes: number[][] = [];
  for (let number = 1; number <= document.numPages; number += 1)
    sizes.push((await document.getPage(number)).view.slice(2).map(Math.round));
  const text = items
    .flat()
    .map(({ str }) => str)
    .join(' ');
  return { pages: document.numPages, sizes, items, text: text.replace(/[^\S\n]+/g, ' ') };
}

const points = (millimetres: number) => (millimetres / 25.4) * 72;
const margins: Record<string, { left: number; right: number }> = {
  a4: { left: points(18), right: points(192) },
  'us-letter': { left: points(20.95), right: points(194.95) },
};

/** Texts outside the margins or overlapping the text to their left, with a tolerance of half a point. */
export function misplaced({ items }: { items: Item[][] }, paper = 'a4'): string[] {
  const { left = 0, right = 0 } = margins[paper] ?? {};
  return items.flatMap((page) => {
    const seen = page.filter(({ str }) => str.trim() !== '');
    const outside = seen.filter(({ x, width }) => x < left - 0.5 || x + width > right + 0.5);
    const covered = seen.filter((item) =>
      seen.some(
        (other) =>
          Math.abs(other.y - item.y) < 4 && other.x < item.x - 0.5 && other.x + other.width > item.x + 0.5,
      ),
    );
    return [...outside, ...covered].map(({ str }) => str);
  });
}
