import { useQueryClient } from '@tanstack/react-query';
import { use, useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { siteLanguages } from '#src/format/site-languages.ts';
import { urlIn } from '#src/format/url-in.ts';
import { m } from '#src/messages/m.ts';
import styles from './language-switch.module.css';
import { chosenLanguage, wordings } from './language-wordings.ts';

// Only the server knows the URLs of entries in other languages. It redirects those in this one.
const PathsContext = import.meta.env.SSR ? (await import('#src/ui/alternates.tsx')).PathsContext : null;

/** Links to this page in the languages of the site. Each is a site of its own, so the links load a document. */
export function LanguageSwitch() {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const paths = PathsContext && use(PathsContext);
  const client = useQueryClient();
  const [missing, setMissing] = useState('');
  const follow = (event: MouseEvent<HTMLAnchorElement>, language: string) => {
    chosenLanguage.write(language);
    if (navigator.onLine) return;
    event.preventDefault();
    void openOffline(language);
  };
  const openOffline = async (language: string) => {
    if (!(await isOnDevice(language))) return setMissing(wordings[language]?.own ?? language);
    const { urlOnDevice } = await import('./entry-urls.ts');
    window.location.assign(await urlOnDevice(client, { language, current: m.language.code, path }));
  };
  return (
    <nav className={styles.languages} aria-label={m.site.language}>
      <ul role="list">
        {siteLanguages.map((language) => (
          <li key={language}>
            <a
              href={urlIn(language, paths?.[language] ? paths[language] + search : path)}
              hrefLang={language}
              lang={language}
              suppressHydrationWarning
              aria-current={language === m.language.code ? 'true' : undefined}
              onClick={(event) => follow(event, language)}
            >
              {wordings[language]?.own}
            </a>
          </li>
        ))}
      </ul>
      <p aria-live="polite">{missing && m.site.languageNotOnDevice({ language: missing })}</p>
    </nav>
  );
}

/** A language is on the device once it was used with a connection: each has its own service worker. */
async function isOnDevice(language: string): Promise<boolean> {
  const scope = urlIn(language, '/');
  const registration = await navigator.serviceWorker?.getRegistration(scope).catch(() => undefined);
  return registration?.active != null && new URL(registration.scope).pathname === scope;
}
