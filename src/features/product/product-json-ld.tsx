import { use } from 'react';
import type { Product } from '#src/contract/product.ts';
import { publicPath } from '#src/format/site-paths.ts';
import { decimalText } from '#src/format/money.ts';
import { withVat } from '#src/format/with-vat.ts';
import { absolute } from '#src/ui/head.tsx';
import { JsonLd } from '#src/ui/json-ld.tsx';
import { VatContext } from '#src/ui/prices.ts';
import { SiteContext } from '#src/ui/site-context.ts';
import { SiteOriginContext } from '#src/ui/site-origin-context.ts';

/** For Google's merchant listings: https://schema.org/Product, with an Offer if there is a price. */
export const ProductJsonLd = import.meta.env.SSR ? WithData : () => <JsonLd />;

function WithData({ product }: { product: Product }) {
  const origin = use(SiteOriginContext);
  const brand = use(SiteContext)?.siteName;
  const vatPercent = use(VatContext);
  const { name, url, partNumber, manufacturer, summary, productImages, category, specifications } = product;
  return (
    <JsonLd
      data={{
        '@type': 'Product',
        name,
        sku: partNumber,
        mpn: partNumber,
        description: summary,
        url: origin + publicPath(`/products/${url}`),
        image: productImages.map((picture) => absolute(picture.url, origin)),
        brand: { '@type': 'Brand', name: manufacturer || brand },
        category: category?.name,
        offers: offerOf(product, origin + publicPath(`/products/${url}`), vatPercent),
        additionalProperty: specifications.map((specification) => ({
          '@type': 'PropertyValue',
          name: specification.name,
          value: specification.value,
          ...(specification.unit === '' ? {} : { unitText: specification.unit }),
        })),
      }}
    />
  );
}

function offerOf({ unitPrice, stock, lifecycle }: Product, url: string, vatPercent: number | null) {
  if (!unitPrice) return undefined;
  const available = lifecycle === 'obsolete' ? 'Discontinued' : stock > 0 ? 'InStock' : 'BackOrder';
  const { currency: priceCurrency } = unitPrice;
  const price = decimalText(withVat(unitPrice, vatPercent));
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency,
    ...(vatPercent !== null && {
      priceSpecification: {
        '@type': 'PriceSpecification',
        price,
        priceCurrency,
        valueAddedTaxIncluded: true,
      },
    }),
    availability: `https://schema.org/${available}`,
  };
}
