import { useState } from 'react';
import { publicPath } from '#src/format/site-paths.ts';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { lazyPart, nothing } from '#src/ui/lazy-part.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './finder.module.css';

const Suggestions = lazyPart(async () => (await import('./finder-suggestions.tsx')).FinderSuggestions, {
  when: 'idle',
  ...nothing,
});

/** The large search field of the home page. A plain form, to which suggestions are added after the page has loaded. */
export function Finder({ examples }: { examples: string[] }) {
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  return (
    <div>
      <form action={publicPath('/search')} role="search" className={styles.form} ref={setForm} data-finder>
        <Icon name="search" />
        <input
          type="search"
          name="q"
          aria-label={m.search.requirement}
          placeholder={m.search.requirement}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="off"
          enterKeyHint="search"
        />
        <input type="hidden" name="enter" value="1" />
        <Button type="submit" variant="primary">
          {m.search.search}
        </Button>
        {form && <Suggestions form={form} />}
      </form>
      {examples.length > 0 && <Examples examples={examples} />}
    </div>
  );
}

function Examples({ examples }: { examples: string[] }) {
  return (
    <p className={styles.examples}>
      <span>{m.search.forExample}</span>
      {examples.map((words) => (
        <SiteLink key={words} href={`/search?q=${encodeURIComponent(words)}&enter=1`}>
          {words}
        </SiteLink>
      ))}
    </p>
  );
}
