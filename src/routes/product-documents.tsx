import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { Product } from '#src/contract/product.ts';
import { SaveDocuments } from '#src/features/documents/save-documents.tsx';
import { ProductDocumentsView } from '#src/features/product/product-documents-view.tsx';
import { productQuery } from '#src/features/product/queries.ts';
import { m } from '#src/messages/m.ts';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';
import { PageAsync } from '#src/ui/page-async.tsx';

export async function load(client: QueryClient, { params: { url = '' } }: { params: { url?: string } }) {
  await client.fetchQuery(productQuery(url));
}

export function Route() {
  const { url = '' } = useParams();
  const product = useQuery(productQuery(url));
  return <PageAsync query={product}>{(data) => <DocumentsPage product={data} />}</PageAsync>;
}

function DocumentsPage({ product }: { product: Product }) {
  const { name, url, partNumber, documents, downloads } = product;
  const title = m.routes.documentsOf({ name });
  const description = m.routes.documentsOfIntro({ name, partNumber });
  return (
    <Container>
      <Head title={title} description={description} />
      <Breadcrumbs
        crumbs={[
          { label: m.routes.products, url: '/products' },
          { label: name, url: `/products/${url}` },
          { label: m.routes.documents, url: `/products/${url}/documents` },
        ]}
      />
      <PageHead title={title} intro={description} />
      <SaveDocuments name={name} documents={documents} product={product} />
      <ProductDocumentsView
        documents={documents}
        downloads={downloads}
        action={(document) => (
          <SaveDocuments name={document.title} documents={[document]} product={product} />
        )}
      />
    </Container>
  );
}
