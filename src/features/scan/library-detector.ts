import { BarcodeDetector, prepareZXingModule, type BarcodeFormat } from 'barcode-detector/ponyfill';
import readerUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

/**
 * ZXing as WebAssembly, from our own server. By default, the library downloads it from a public one.
 *
 * @throws if it is neither on the device nor available from the server
 */
export async function createDetector(formats: BarcodeFormat[]): Promise<BarcodeDetector> {
  await prepareZXingModule({ overrides: { locateFile: () => readerUrl }, fireImmediately: true });
  return new BarcodeDetector({ formats });
}
