import type { Document, DocumentType } from '#src/contract/document.ts';
import { DocumentList } from '#src/ui/document-list.tsx';
import { Section } from '#src/ui/layout.tsx';
import { Notice } from '#src/ui/notice.tsx';

const headings: [DocumentType, string][] = [
  ['datasheet', 'Datasheets'],
  ['manual', 'Manuals'],
  ['certificate', 'Certificates'],
  ['declaration', 'Declarations'],
  ['cad', 'Drawings and models'],
  ['firmware', 'Firmware'],
];

/** All documents of a product by kind, the newest revision first. */
export function ProductDocumentsView({ documents }: { documents: Document[] }) {
  if (documents.length === 0)
    return <Notice kind="information" title="There are no documents for this product yet" />;
  return headings.map(([type, heading]) => {
    const members = documents
      .filter((document) => document.type === type)
      .toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
    if (members.length === 0) return null;
    return (
      <Section key={type} title={heading}>
        <DocumentList documents={members} />
      </Section>
    );
  });
}
