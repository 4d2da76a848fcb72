import { BarcodeDetector, prepareZXingModule, type BarcodeFormat } from 'barcode-detector/ponyfill';
import readerAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';

/**
 * ZXing as WebAssembly, from our own server: left alone, the library fetches it from a public one.
 *
 * @throws when it is neither on the device nor to be had
 */
export async function createDetector(formats: BarcodeFormat[]): Promise<BarcodeDetector> {
  await prepareZXingModule({ overrides: { locateFile: () => readerAddress }, fireImmediately: true });
  return new BarcodeDetector({ formats });
}
