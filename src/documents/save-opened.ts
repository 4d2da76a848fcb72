import { readDocumentOfVersion, documentToSave } from './current.ts';
import { verify } from './download.ts';
import { readAllMetadata } from './metadata.ts';
import { markOpened } from './open.ts';
import { storeDocument } from './save.ts';

/** Saves a document that was opened by its URL, once the document it belongs to is known. */
export async function saveOpened(url: string, response: Response): Promise<void> {
  const { pathname, search, searchParams } = new URL(url);
  const version = searchParams.get('v');
  if (response.status !== 200 || version === null) return;
  const known = (await readAllMetadata()).find(({ fileUrl }) => fileUrl === pathname + search);
  if (known) return void (await markOpened(known));
  const document = await readDocumentOfVersion(version);
  const target = document && documentToSave(document);
  if (!target || target.fileUrl !== pathname + search) return;
  const { fileUrl, checksum } = target;
  const bytes = await response.arrayBuffer();
  const received = await verify({ fileUrl, bytes, checksum, headers: response.headers });
  if (received.outcome === 'complete')
    await storeDocument(target, received, { isPinned: false, openedAt: Date.now() });
}
