import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { documentsQuery } from '#src/features/documents/documents-query.ts';
import { SaveDocuments } from '#src/features/documents/save-documents.tsx';
import { DocumentUnreachable } from '#src/features/viewer/document-unreachable.tsx';
import { DocumentView, PdfViewer } from '#src/features/viewer/document-view.tsx';
import { documentQuery } from '#src/features/viewer/queries.ts';
import { readableFromSaved } from '#src/features/viewer/readable.ts';
import { useSaved } from '#src/features/viewer/use-saved.ts';
import { PageAsync } from '#src/ui/page-async.tsx';

export async function load(client: QueryClient, { params: { url = '' } }: { params: { url?: string } }) {
  // The server renders the page without the viewer.
  if (!import.meta.env.SSR) void PdfViewer.preload().catch(() => undefined);
  await client.fetchQuery(documentQuery(url));
}

export function Route() {
  const { url = '' } = useParams();
  const query = useQuery(documentQuery(url));
  const saved = useSaved(url);
  const isUnreachable = query.failureReason?.name === 'Unreachable' || query.fetchStatus === 'paused';
  const isNotOnDevice = query.data === undefined && isUnreachable && saved === null;
  // Every device that has saved the site has the list of all documents.
  const listed = useQuery({ ...documentsQuery, enabled: isNotOnDevice });
  const document =
    query.data ??
    (saved ? readableFromSaved(saved) : undefined) ??
    listed.data?.find((one) => one.url === url);
  if (!document && isNotOnDevice && (listed.data || listed.failureReason))
    return <DocumentUnreachable onRetry={() => void query.refetch()} />;
  if (!document) return <PageAsync query={query}>{() => null}</PageAsync>;
  return (
    <DocumentView
      key={url}
      document={document}
      savedAt={saved ? saved.savedAt : null}
      action={
        query.data && (
          <SaveDocuments name={document.title} documents={[query.data]} product={document.products[0]} />
        )
      }
    />
  );
}
