import jbig2Address from 'pdfjs-dist/wasm/jbig2.wasm?url';
import openJpegAddress from 'pdfjs-dist/wasm/openjpeg.wasm?url';

const addresses: Record<string, string> = { 'jbig2.wasm': jbig2Address, 'openjpeg.wasm': openJpegAddress };

/** Loads the image decoders that pdf.js requests by file name for scanned pages. Fonts come from the device. */
export class Decoders {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = addresses[filename];
    if (!address) throw new Error(`${filename} is not part of the site`);
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${filename} answered with status ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}
