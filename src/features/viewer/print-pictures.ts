import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';

const pointsPerInch = 72;
const dotsPerInch = 200;

/** Prints each page as a picture on a sheet of the size of the first page. */
export async function printPictures(
  pdf: PDFDocumentProxy,
  onProgress: (page: number) => void,
): Promise<void> {
  const sheets = document.createElement('div');
  sheets.className = 'print-sheets';
  for (let number = 1; number <= pdf.numPages; number += 1) {
    onProgress(number);
    sheets.append(await pictureOf(await pdf.getPage(number)));
  }
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
  const styles = stylesFor(width, height);
  document.body.append(sheets);
  document.adoptedStyleSheets.push(styles);
  const cleanUp = () => {
    sheets.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== styles);
    for (const { src } of sheets.querySelectorAll('img')) URL.revokeObjectURL(src);
  };
  window.addEventListener('afterprint', cleanUp, { once: true });
  window.print();
}

async function pictureOf(page: PDFPageProxy): Promise<HTMLImageElement> {
  const viewport = page.getViewport({ scale: dotsPerInch / pointsPerInch });
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  await page.render({ canvas, viewport, intent: 'print' }).promise;
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!blob) throw new Error('The browser could not create an image of the page');
  const picture = new Image();
  picture.src = URL.createObjectURL(blob);
  await picture.decode();
  return picture;
}

function stylesFor(width: number, height: number): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    .print-sheets { display: none }
    @page { size: ${width}pt ${height}pt; margin: 0 }
    @media print {
      body > :not(.print-sheets) { display: none !important }
      .print-sheets { display: block }
      .print-sheets img { display: block; width: 100%; height: auto; break-after: page; break-inside: avoid }
    }
  `);
  return sheet;
}
