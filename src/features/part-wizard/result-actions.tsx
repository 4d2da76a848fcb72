import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import form from '#src/ui/form/form.module.css';
import { codeUrl } from './code-url.ts';
import { saveConfiguration, type SaveResult } from './mutations.ts';

/** Buttons to request a quote, save, share and print. */
export function ResultActions({ code, addOns }: { code: string; addOns: string[] }) {
  const [message, setMessage] = useState('');
  const [search] = useSearchParams();
  const formUrl = (what: 'quote' | 'email') => {
    const next = new URLSearchParams(search);
    next.set('ask', what);
    return `/part-wizard?${next}#form`;
  };
  return (
    <div data-screen>
      <div className={form.actions}>
        <ButtonLink href={formUrl('quote')}>Request a quote</ButtonLink>
        <ButtonLink href={formUrl('email')}>
          <Icon name="mail" /> E-mail it to me
        </ButtonLink>
        <Button onClick={() => void save(code).then(setMessage)}>
          <Icon name="pin" /> Save
        </Button>
        <Button onClick={() => void share(code, addOns).then(setMessage)}>
          <Icon name="share" /> Share
        </Button>
        <Button onClick={() => window.print()}>
          <Icon name="printer" /> Print
        </Button>
      </div>
      <p role="status">{message}</p>
    </div>
  );
}

async function save(code: string): Promise<string> {
  return messageOf(await saveConfiguration({ code, savedAt: Date.now() }));
}

function messageOf(result: SaveResult): string {
  switch (result.where) {
    case 'account':
      return 'Saved in your account. See below.';
    case 'device':
      return 'Saved on this device. See below.';
    case 'nowhere':
      return `This could not be saved. ${result.message}`;
  }
}

async function share(code: string, addOns: string[]): Promise<string> {
  const url = codeUrl(code, addOns);
  if ('share' in navigator && navigator.maxTouchPoints > 0)
    return navigator.share({ title: code, url }).then(
      () => '',
      // Rejects if the visitor cancels.
      () => '',
    );
  return navigator.clipboard.writeText(url).then(
    () => 'Link copied.',
    () => url,
  );
}
