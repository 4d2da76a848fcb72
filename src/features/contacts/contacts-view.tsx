import type { CompanyContact } from '#src/contract/contact.ts';
import { countryName } from '#src/format/country.ts';
import { m } from '#src/messages/m.ts';
import { Section } from '#src/ui/layout.tsx';
import styles from './contacts-view.module.css';
import { Icon } from '#src/ui/icon.tsx';

/** Contacts by region, with links to each region first. */
export function ContactsView({ contacts }: { contacts: CompanyContact[] }) {
  const regions = [...new Set(contacts.map(({ region }) => region))].toSorted(byAlphabet());
  return (
    <>
      <nav aria-label={m.contacts.regions}>
        <ul role="list" className={styles.regions}>
          {regions.map((region) => (
            <li key={region}>
              <a href={`#${anchorOf(region)}`}>{region}</a>
            </li>
          ))}
        </ul>
      </nav>
      {regions.map((region) => (
        <div key={region} id={anchorOf(region)}>
          <Section title={region}>
            <ul role="list" className={styles.contacts}>
              {contacts
                .filter((contact) => contact.region === region)
                .map((contact) => (
                  <ContactCard key={contact.documentId} contact={contact} />
                ))}
            </ul>
          </Section>
        </div>
      ))}
    </>
  );
}

function ContactCard({
  contact: { name, role, phone, email, address, hours, countries },
}: {
  contact: CompanyContact;
}) {
  return (
    <li className={styles.contact}>
      <h3>{name}</h3>
      {role && <p className={styles.role}>{role}</p>}
      {address.length > 0 && (
        <address>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
      {phone && (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          <Icon name="phone" /> {phone}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`}>
          <Icon name="mail" /> {email}
        </a>
      )}
      {hours && <p className={styles.note}>{hours}</p>}
      {countries.length > 0 && (
        <p className={styles.note}>
          {m.contacts.serves({ countries: countries.map(countryName).toSorted(byAlphabet()).join(', ') })}
        </p>
      )}
    </li>
  );
}

// The backend sorts by the English names.
const byAlphabet = () => new Intl.Collator(m.language.locale).compare;

const anchorOf = (region: string) => region.toLowerCase().replace(/\W+/g, '-');
