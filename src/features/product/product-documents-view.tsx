import type { ReactNode } from 'react';
import type { Document } from '#src/contract/document.ts';
import type { FileAsset } from '#src/contract/media.ts';
import { formatBytes } from '#src/format/quantity.ts';
import { m } from '#src/messages/m.ts';
import { DocumentList } from '#src/ui/document-list.tsx';
import { Section } from '#src/ui/layout.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { documentGroups } from './document-groups.ts';

interface Props {
  documents: Document[];
  downloads: FileAsset[];
  /** Shown with each document. */
  action: (document: Document) => ReactNode;
}

/** All documents of a product by type, newest revision first, with replaced ones at the end. */
export function ProductDocumentsView({ documents, downloads, action }: Props) {
  if (documents.length === 0 && downloads.length === 0)
    return <Notice kind="information" title={m.product.noDocuments} />;
  return (
    <>
      {documentGroups(documents).map(({ heading, members }) => (
        <Section key={heading} title={heading}>
          <DocumentList documents={members} action={action} />
        </Section>
      ))}
      {downloads.length > 0 && (
        <Section title={m.product.moreDownloads}>
          <ul role="list">
            {downloads.map(({ url, name, sizeBytes }) => (
              <li key={url}>
                <a href={url}>{name || m.product.download}</a> ({formatBytes(sizeBytes)})
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
