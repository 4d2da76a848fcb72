import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { documentsQuery } from '#src/features/documents/documents-query.ts';
import { SaveSlot } from '#src/features/documents/save-slot.tsx';
import { DocumentUnreachable } from '#src/features/viewer/document-unreachable.tsx';
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
  const isCutOff = query.failureReason?.name === 'Unreachable' || query.fetchStatus === 'paused';
  const isElsewhere = query.data === undefined && isCutOff && saved === null;
  // The list of all documents is on every device that has saved the site.
  const listed = useQuery({ ...documentsQuery, enabled: isElsewhere });
  const found =
    query.data ??
    (saved ? readableFromSaved(saved) : undefined) ??
    listed.data?.find((document) => document.url === url);
  if (!found && isElsewhere && (listed.data || listed.failureReason))
    return <DocumentUnreachable onRetry={() => void query.refetch()} />;
  if (!found) return <PageAsync query={query}>{() => null}</PageAsync>;
  return (
    <DocumentView
      key={url}
      document={found}
      savedAt={saved ? saved.savedAt : null}
      action={
        query.data && <SaveSlot name={found.title} documents={[query.data]} product={found.products[0]} />
      }
    />
  );
}
