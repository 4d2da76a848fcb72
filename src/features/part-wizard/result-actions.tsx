import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import form from '#src/ui/form/form.module.css';
import { codeAddress } from './code-address.ts';
import { saveConfiguration, type Kept } from './mutations.ts';

/** Ask, keep, pass on, print. */
export function ResultActions({ code }: { code: string }) {
  const [words, setWords] = useState('');
  const [search] = useSearchParams();
  const asking = (what: 'quote' | 'email') => {
    const next = new URLSearchParams(search);
    next.set('ask', what);
    return `/part-wizard?${next}#form`;
  };
  return (
    <div data-screen>
      <div className={form.actions}>
        <ButtonLink href={asking('quote')}>Request a quote</ButtonLink>
        <ButtonLink href={asking('email')}>
          <Icon name="mail" /> E-mail it to me
        </ButtonLink>
        <Button onClick={() => void save(code).then(setWords)}>
          <Icon name="pin" /> Save
        </Button>
        <Button onClick={() => void share(code).then(setWords)}>
          <Icon name="share" /> Share
        </Button>
        <Button onClick={() => window.print()}>
          <Icon name="printer" /> Print
        </Button>
      </div>
      <p role="status">{words}</p>
    </div>
  );
}

async function save(code: string): Promise<string> {
  return wordsOf(await saveConfiguration({ code, savedAt: Date.now() }));
}

function wordsOf(kept: Kept): string {
  switch (kept.where) {
    case 'account':
      return 'Saved in your account. See below.';
    case 'device':
      return 'Saved on this device. See below.';
    case 'nowhere':
      return `This could not be saved. ${kept.message}`;
  }
}

async function share(code: string): Promise<string> {
  const url = codeAddress(code);
  if ('share' in navigator && navigator.maxTouchPoints > 0)
    return navigator.share({ title: code, url }).then(
      () => '',
      // Rejected where the visitor changed their mind.
      () => '',
    );
  return navigator.clipboard.writeText(url).then(
    () => 'Link copied.',
    () => url,
  );
}
