import { upload } from '#src/outbox/upload.ts';
import { carry } from '#src/outbox/wire.ts';
import type { Attached } from '#src/ui/form/attach.ts';

/** The file goes before the order that names it; a repeat goes on where the first try stopped. */
export async function sendAttached({ attachment, bytes }: Attached): Promise<boolean> {
  return bytes === undefined || (await upload(attachment, bytes, carry)) === undefined;
}
