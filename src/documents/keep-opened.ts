import { readDocumentOfVersion, wantedOf } from './current.ts';
import { prove } from './download.ts';
import { readAllFacts } from './facts.ts';
import { markOpened } from './open.ts';
import { keep } from './save.ts';

/** A document that was opened by its address stays too, once it is known which one it is. */
export async function keepOpened(url: string, response: Response): Promise<void> {
  const { pathname, search, searchParams } = new URL(url);
  const version = searchParams.get('v');
  if (response.status !== 200 || version === null) return;
  const known = (await readAllFacts()).find(({ address }) => address === pathname + search);
  if (known) return void (await markOpened(known));
  const document = await readDocumentOfVersion(version);
  const wanted = document && wantedOf(document);
  if (!wanted || wanted.address !== pathname + search) return;
  const { address, checksum } = wanted;
  const bytes = await response.arrayBuffer();
  const received = await prove({ address, bytes, checksum, headers: response.headers });
  if (received.outcome === 'whole') await keep(wanted, received, { isPinned: false, openedAt: Date.now() });
}
