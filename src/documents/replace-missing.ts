import { storedFileUrls } from './bytes.ts';
import { readDocument, documentToSave } from './current.ts';
import { readAllMetadata } from './metadata.ts';
import { saveDocument } from './save.ts';

/**
 * Downloads saved documents again if their files are missing. The worker deletes files that were replaced by a captive
 * portal's page. If the server cannot be reached, the next visit tries again.
 */
export async function replaceMissing(): Promise<void> {
  const fileUrls = await storedFileUrls();
  const missing = (await readAllMetadata()).filter(
    ({ fileUrl, isPinned, removedAt }) => isPinned && removedAt === null && !fileUrls.has(fileUrl),
  );
  for (const { url } of missing) {
    const document = await readDocument(url).catch(() => undefined);
    const target = document && documentToSave(document);
    if (target) await saveDocument(target, { isPinned: true, isRepeated: true });
  }
}
