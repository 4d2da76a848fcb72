import { sendRequest } from '#src/outbox/send-request.ts';
import type { Attached } from '#src/contract/outbox.ts';

/** The file goes before the order that names it; a repeat goes on where the first try stopped. */
export async function sendAttached({ attachment, bytes }: Attached): Promise<boolean> {
  if (bytes === undefined) return true;
  try {
    const { upload } = await import('#src/outbox/upload.ts');
    return (await upload(attachment, bytes, sendRequest)) === undefined;
  } catch {
    // The script cannot be loaded while the connection is away.
    return false;
  }
}
