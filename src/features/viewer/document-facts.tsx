import { formatDate } from '#src/format/date.ts';
import { formatBytes } from '#src/format/quantity.ts';
import { languageName } from '#src/format/language-name.ts';
import { m } from '#src/messages/m.ts';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Head } from '#src/ui/head.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './document-facts.module.css';
import { isPdf, type ReadableDocument } from './readable.ts';

/** The metadata of a document and a link to its file. Works without JavaScript. */
export function DocumentFacts({ document }: { document: ReadableDocument }) {
  const { title, url, fileUrl, products } = document;
  const [product] = products;
  return (
    <Container>
      {/* Search engines should list the file itself. */}
      <Head title={title} isIndexed={false} />
      <Breadcrumbs
        crumbs={[
          { label: m.viewer.allProducts, url: '/products' },
          ...(product ? [{ label: product.name, url: `/products/${product.url}` }] : []),
          { label: title, url: `/documents/${url}` },
        ]}
      />
      <PageHead title={title} />
      <Replacement document={document} />
      <dl className={styles.facts}>
        {factsOf(document).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <Products products={products} />
      </dl>
      <p className={styles.file}>
        {fileUrl ? (
          <ButtonLink variant="primary" href={fileUrl}>
            <Icon name="file-text" /> {openLabel(document)}
          </ButtonLink>
        ) : (
          m.viewer.noFile
        )}
      </p>
    </Container>
  );
}

function openLabel(document: ReadableDocument) {
  const kind = isPdf(document) ? 'pdf' : 'other';
  const { sizeBytes } = document;
  return sizeBytes > 0
    ? m.viewer.openFileWithSize({ kind, size: formatBytes(sizeBytes) })
    : m.viewer.openFile({ kind });
}

function Products({ products }: Pick<ReadableDocument, 'products'>) {
  if (products.length === 0) return null;
  return (
    <div>
      <dt>{m.viewer.products({ count: products.length })}</dt>
      <dd>
        <ul role="list">
          {products.map(({ name, url }) => (
            <li key={url}>
              <SiteLink href={`/products/${url}`}>{name}</SiteLink>
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}

function Replacement({ document: { replacedByRevision, replacedByUrl } }: { document: ReadableDocument }) {
  if (replacedByRevision === null) return null;
  return (
    <Notice kind="information" title={m.viewer.replacedBy({ revision: replacedByRevision })}>
      {replacedByUrl && (
        <p>
          <SiteLink href={`/documents/${replacedByUrl}`}>{m.viewer.openNewer}</SiteLink>
        </p>
      )}
    </Notice>
  );
}

const typeNames: Record<ReadableDocument['type'], string> = {
  datasheet: m.viewer.typeDatasheet,
  manual: m.viewer.typeManual,
  certificate: m.viewer.typeCertificate,
  cad: m.viewer.typeCad,
  firmware: m.viewer.typeFirmware,
  declaration: m.viewer.typeDeclaration,
};

function factsOf({ type, language, revision, date }: ReadableDocument): [string, string][] {
  const facts: [string, string][] = [
    [m.viewer.typeLabel, typeNames[type]],
    [m.viewer.languageLabel, languageName(language)],
    [m.viewer.revisionLabel, revision],
    [m.viewer.dateLabel, date === null ? '' : formatDate(date)],
  ];
  return facts.filter(([, value]) => value !== '');
}
