import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { DocumentView, loadReader } from '#src/features/viewer/document-view.tsx';
import { documentQuery } from '#src/features/viewer/queries.ts';
import { readableFromSaved } from '#src/features/viewer/readable.ts';
import { useSaved } from '#src/features/viewer/use-saved.ts';
import { PageAsync } from '#src/ui/page-async.tsx';

export async function load(client: QueryClient, { params: { url = '' } }: { params: { url?: string } }) {
  // A head start: where it fails, the page asks for it again and can do without.
  void loadReader().catch(() => undefined);
  await client.fetchQuery(documentQuery(url));
}

export function Route() {
  const { url = '' } = useParams();
  const query = useQuery(documentQuery(url));
  const saved = useSaved(url);
  const isCutOff = query.error !== null || query.fetchStatus === 'paused';
  const found = query.data ?? (saved ? readableFromSaved(saved) : query.data);
  if (!found) return <PageAsync query={query}>{() => null}</PageAsync>;
  return (
    <DocumentView
      key={url}
      document={found}
      savedAt={isCutOff && saved ? saved.savedAt : null}
      action={null}
    />
  );
}
