import { useQueryClient } from '@tanstack/react-query';
import { use, useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { siteLanguages } from '#src/format/site-languages.ts';
import { urlIn } from '#src/format/url-in.ts';
import { m } from '#src/messages/m.ts';
import styles from './language-switch.module.css';
import { chosenLanguage, wordings } from './language-wordings.ts';

// Only the server knows the URLs of entries in other languages. In the browser, links have those of this one, which it redirects.
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
    if (opensElsewhere(event) || (navigator.onLine && !hasWorker())) return;
    event.preventDefault();
    // Without a connection or after a release, the code may be missing.
    void open(language).catch(() =>
      navigator.onLine ? window.location.assign(urlIn(language, path)) : setMissing(nameOf(language)),
    );
  };
  const open = async (language: string) => {
    const { urlOnDevice } = await import('./entry-urls.ts');
    const url = await urlOnDevice(client, { language, current: m.language.code, path });
    if (url === undefined) setMissing(nameOf(language));
    else window.location.assign(url);
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
              {nameOf(language)}
            </a>
          </li>
        ))}
      </ul>
      <p aria-live="polite">{missing && m.site.languageNotOnDevice({ language: missing })}</p>
    </nav>
  );
}

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey }: MouseEvent) => metaKey || ctrlKey || shiftKey;

/** Browsers claim to be online when only the server cannot be reached, which would have to redirect. */
const hasWorker = () => navigator.serviceWorker?.controller != null;

const nameOf = (language: string) => wordings[language]?.own ?? language;
