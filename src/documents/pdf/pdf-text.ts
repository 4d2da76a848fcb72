import { openPdf } from './pdf-library.ts';
import { joinText } from './join-text.ts';

/**
 * The text of each page, for search and snippets.
 *
 * @throws if the bytes are not a readable PDF
 */
export async function readPdfText(bytes: ArrayBuffer): Promise<string[]> {
  const document = await openPdf(bytes);
  try {
    const texts: string[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      texts.push(joinText(items));
      page.cleanup();
    }
    return texts;
  } finally {
    await document.loadingTask.destroy();
  }
}
