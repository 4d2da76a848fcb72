import type { Footer, Setting } from '#src/contract/site.ts';
import { siteLanguages } from '#src/format/site-languages.ts';
import { m } from '#src/messages/m.ts';
import { usePrices } from '#src/ui/prices.ts';
import { UnitChoicePlaceholder } from '#src/ui/unit-choice-placeholder.tsx';
import { UnitChoice } from '#src/ui/unit-choice.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './footer-view.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { MarketSwitch } from './market-switch.tsx';

export interface FooterContentProps {
  footer: Footer;
  setting: Setting | undefined;
}

export function FooterContent({ footer, setting }: FooterContentProps) {
  const { text, columns, legalLinks, copyright } = footer;
  const { note } = usePrices();
  const sellsToConsumers = setting?.shop?.sellsToConsumers;
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.company}>
          <p className={styles.name}>{setting?.siteName}</p>
          <p>{text}</p>
          <ContactLinks setting={setting} />
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={styles.heading}>{title}</h2>
            <ul role="list">
              {links.map(({ label, url }) => (
                <li key={url}>
                  <SiteLink href={url}>{label}</SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={styles.legal}>
        {/* Lists of prices have no room for this note. */}
        {sellsToConsumers && <p>{m.site.priceNote({ note })}</p>}
        <p>{copyright.replace('{year}', String(new Date().getUTCFullYear()))}</p>
        <ul role="list">
          {legalLinks.map(({ label, url }) => (
            <li key={url}>
              <SiteLink href={url}>{label}</SiteLink>
            </li>
          ))}
          {/* Directive 2011/83/EU, Article 11a prescribes the wording, and that the link is always available. */}
          {sellsToConsumers && (
            <li>
              <SiteLink href="/withdraw">{m.site.withdraw}</SiteLink>
            </li>
          )}
        </ul>
        {siteLanguages.length > 1 && <LanguageSwitch />}
        <MarketSwitch shop={setting?.shop} />
        {/* Works only with JavaScript. */}
        {import.meta.env.SSR ? <UnitChoicePlaceholder /> : <UnitChoice />}
      </div>
    </>
  );
}

function ContactLinks({ setting }: { setting: Setting | undefined }) {
  const organization = setting?.organization;
  if (!organization) return null;
  const { phone, email } = organization;
  return (
    <ul role="list">
      {phone && (
        <li>
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
    </ul>
  );
}
