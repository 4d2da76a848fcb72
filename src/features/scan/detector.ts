import type { BarcodeDetector, BarcodeFormat } from 'barcode-detector/ponyfill';

declare global {
  interface Window {
    /** Chromium on Android, ChromeOS and macOS: https://wicg.github.io/shape-detection-api/ */
    BarcodeDetector?: typeof BarcodeDetector;
  }
}

/** Reads the content of the codes in a picture. */
export type Detect = (picture: HTMLCanvasElement) => Promise<string[]>;

/** Our own codes, those of other manufacturers, and barcodes on packing slips. */
const formats: BarcodeFormat[] = ['qr_code', 'data_matrix', 'code_128'];

/** Uses the browser's detector if it supports all formats, otherwise the library. */
export async function loadDetector(): Promise<Detect> {
  return (await nativeDetector()) ?? libraryDetector();
}

async function nativeDetector(): Promise<Detect | undefined> {
  const Native = window.BarcodeDetector;
  if (!Native) return undefined;
  if (!(await readsAll(Native))) return undefined;
  const detect = detectWith(new Native({ formats }));
  // Without Google's services, Android has the API but it does not work.
  return (picture) => detect(picture).catch(async () => (await libraryDetector())(picture));
}

async function readsAll(Native: typeof BarcodeDetector): Promise<boolean> {
  const supported = await Native.getSupportedFormats();
  return formats.every((format) => supported.includes(format));
}

async function libraryDetector(): Promise<Detect> {
  const { createDetector } = await import('./library-detector.ts');
  return detectWith(await createDetector(formats));
}

const detectWith =
  (detector: BarcodeDetector): Detect =>
  async (picture) =>
    (await detector.detect(picture)).map(({ rawValue }) => rawValue);
