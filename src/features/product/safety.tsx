import { use } from 'react';
import type { ProductSafety } from '#src/contract/product-safety.ts';
import type { Product } from '#src/contract/product.ts';
import { m } from '#src/messages/m.ts';
import { Section } from '#src/ui/layout.tsx';
import { SiteContext } from '#src/ui/site-context.ts';
import styles from './safety.module.css';

/** Manufacturer, responsible person and warnings: Regulation (EU) 2023/988, Article 19. Nothing if none is known. */
export function Safety({ product }: { product: Product }) {
  const safety = safetyOf(product, use(SiteContext)?.shop?.productSafety);
  const { manufacturer, responsiblePerson, safetyWarnings } = safety;
  const hasAddress = safety.manufacturerAddress !== '' || safety.manufacturerContact !== '';
  if (!hasAddress && responsiblePerson === '' && safetyWarnings === '') return null;
  return (
    <Section id="safety" title={m.product.safety}>
      <dl className={styles.list}>
        {manufacturer !== '' && (
          <Party
            title={m.product.manufacturer}
            name={manufacturer}
            address={safety.manufacturerAddress}
            contact={safety.manufacturerContact}
          />
        )}
        {responsiblePerson !== '' && (
          <Party
            title={m.product.responsiblePerson}
            name={responsiblePerson}
            address={safety.responsiblePersonAddress}
            contact={safety.responsiblePersonContact}
          />
        )}
        {safetyWarnings !== '' && (
          <div>
            <dt>{m.product.warnings}</dt>
            <dd className={styles.lines}>{safetyWarnings}</dd>
          </div>
        )}
      </dl>
    </Section>
  );
}

/**
 * The product's own data, otherwise those of the shop. Name, address and contact belong together: the address of the shop is
 * never shown with another manufacturer.
 */
function safetyOf(product: ProductSafety, shop: ProductSafety | null | undefined): ProductSafety {
  const maker = product.manufacturer === '' ? shop : product;
  const responsible = product.responsiblePerson === '' ? shop : product;
  return {
    manufacturer: maker?.manufacturer ?? '',
    manufacturerAddress: maker?.manufacturerAddress ?? '',
    manufacturerContact: maker?.manufacturerContact ?? '',
    responsiblePerson: responsible?.responsiblePerson ?? '',
    responsiblePersonAddress: responsible?.responsiblePersonAddress ?? '',
    responsiblePersonContact: responsible?.responsiblePersonContact ?? '',
    safetyWarnings: product.safetyWarnings || (shop?.safetyWarnings ?? ''),
  };
}

interface PartyProps {
  title: string;
  name: string;
  address: string;
  contact: string;
}

function Party({ title, name, address, contact }: PartyProps) {
  return (
    <div>
      <dt>{title}</dt>
      <dd className={styles.lines}>{[name, address].filter(Boolean).join('\n')}</dd>
      {contact !== '' && (
        <dd>
          <Contact contact={contact} />
        </dd>
      )}
    </div>
  );
}

/** Editors enter an e-mail address or a URL. Anything else is shown as text. */
function Contact({ contact }: { contact: string }) {
  if (/^https?:\/\//.test(contact))
    return (
      <a href={contact} rel="noopener">
        {contact}
      </a>
    );
  if (/^[^\s@]+@[^\s@]+$/.test(contact)) return <a href={`mailto:${contact}`}>{contact}</a>;
  return contact;
}
