import type { PDFDocumentProxy } from 'pdfjs-dist';

export const thumbnailWidth = 116;

/** Renders a thumbnail of a page. Returns a function that cancels it. */
export function drawThumbnail(canvas: HTMLCanvasElement, pdf: PDFDocumentProxy, number: number): () => void {
  let stop = () => {};
  let isStopped = false;
  const draw = async () => {
    const page = await pdf.getPage(number);
    if (isStopped) return;
    const natural = page.getViewport({ scale: 1 });
    const scale = (thumbnailWidth / natural.width) * Math.min(window.devicePixelRatio, 2);
    const viewport = page.getViewport({ scale });
    canvas.width = Math.round(viewport.width);
    canvas.height = Math.round(viewport.height);
    const task = page.render({ canvas, viewport });
    stop = () => task.cancel();
    await task.promise;
  };
  // A document closed in the meantime is no longer rendered. The number below the empty thumbnail stays.
  void draw().catch(() => undefined);
  return () => {
    isStopped = true;
    stop();
  };
}
