import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import type { Product } from '#src/contract/product.ts';
import type { AddToCartProps } from '#src/features/cart/add-to-cart.tsx';
import type { VariantsProps } from '#src/features/catalogue/variants.tsx';
import { CompareToggle } from '#src/features/compare/compare-toggle.tsx';
import { SaveDocuments } from '#src/features/documents/save-documents.tsx';
import { ProductView } from '#src/features/product/product-view.tsx';
import { productQuery } from '#src/features/product/queries.ts';
import { m } from '#src/messages/m.ts';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { Container } from '#src/ui/layout.tsx';
import { PageAsync } from '#src/ui/page-async.tsx';
import { serverHtml } from '#src/ui/server-html.tsx';

export async function load(client: QueryClient, { params: { url = '' } }: { params: { url?: string } }) {
  await client.fetchQuery(productQuery(url));
}

export function Route() {
  const { url = '' } = useParams();
  const product = useQuery(productQuery(url));
  return (
    <PageAsync query={product}>
      {(data) => <ProductPage product={data} savedAt={product.dataUpdatedAt} />}
    </PageAsync>
  );
}

function ProductPage({ product, savedAt }: { product: Product; savedAt: number }) {
  const { name, url, summary, category, thumbnail, documents, seo } = product;
  return (
    <Container>
      <Head title={name} description={summary} seo={seo} picture={thumbnail} type="product" />
      <Breadcrumbs
        crumbs={[
          { label: m.routes.products, url: '/products' },
          ...(category ? [{ label: category.name, url: `/categories/${category.url}` }] : []),
          { label: name, url: `/products/${url}` },
        ]}
      />
      <ProductView
        key={url}
        product={product}
        savedAt={savedAt}
        purchase={canBeOrdered(product) && <AddToCart product={product} savedAt={savedAt} formId={formId} />}
        action={<CompareToggle url={url} name={name} />}
        variants={<FamilyVariants product={product} savedAt={savedAt} />}
        documentAction={(document) => (
          <SaveDocuments name={document.title} documents={[document]} product={product} />
        )}
        documentsAction={<SaveDocuments name={name} documents={documents} product={product} />}
      />
    </Container>
  );
}

function FamilyVariants({
  product: { url, family, category },
  savedAt,
}: {
  product: Product;
  savedAt: number;
}) {
  const [search] = useSearchParams();
  if (!family) return null;
  const { name, summary } = family;
  const products = family.products.map((product) => ({ ...product, family: { url, name, summary } }));
  return (
    <Variants
      family={{ name, summary, products }}
      facets={category?.facets ?? []}
      currentUrl={url}
      search={search}
      savedAt={savedAt}
    />
  );
}

const Variants = serverHtml<Omit<VariantsProps, 'actions'>>({
  id: 'variant-table',
  load: loadVariants,
  ServerView: import.meta.env.SSR ? await loadVariants() : null,
});

async function loadVariants() {
  const [{ Variants: Table }, { RowPurchase }] = await Promise.all([
    import('#src/features/catalogue/variants.tsx'),
    import('#src/features/cart/row-purchase.tsx'),
  ]);
  const actions: VariantsProps['actions'] = {
    compare: ({ url, name }) => <CompareToggle url={url} name={name} isBare />,
    purchase: (product) => <RowPurchase product={product} />,
  };
  return (props: Omit<VariantsProps, 'actions'>) => <Table {...props} actions={actions} />;
}

const canBeOrdered = ({ lifecycle, unitPrice }: Product) => lifecycle !== 'obsolete' && unitPrice !== null;

const formId = 'add-to-cart';

const AddToCart = serverHtml<AddToCartProps>({
  id: formId,
  load: async () => (await import('#src/features/cart/add-to-cart.tsx')).AddToCart,
  ServerView: import.meta.env.SSR
    ? (await import('#src/features/cart/basic-add-to-cart.tsx')).BasicAddToCart
    : null,
});
