import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { m } from '#src/messages/m.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import form from '#src/ui/form/form.module.css';
import { codeUrl } from './code-url.ts';
import type { SaveResult } from './mutations.ts';

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
        <ButtonLink href={formUrl('quote')}>{m.partWizard.requestQuote}</ButtonLink>
        <ButtonLink href={formUrl('email')}>
          <Icon name="mail" /> {m.partWizard.sendEmail}
        </ButtonLink>
        <Button onClick={() => void save(code).then(setMessage)}>
          <Icon name="pin" /> {m.partWizard.save}
        </Button>
        <Button onClick={() => void share(code, addOns).then(setMessage)}>
          <Icon name="share" /> {m.partWizard.share}
        </Button>
        <Button onClick={() => window.print()}>
          <Icon name="printer" /> {m.partWizard.print}
        </Button>
      </div>
      <p role="status">{message}</p>
    </div>
  );
}

async function save(code: string): Promise<string> {
  const mutations = await import('./mutations.ts').catch(() => undefined);
  if (!mutations) return m.partWizard.notSaved({ reason: m.ui.partMissing });
  return messageOf(await mutations.saveConfiguration({ code, savedAt: Date.now() }));
}

function messageOf(result: SaveResult): string {
  switch (result.where) {
    case 'account':
      return m.partWizard.savedInAccount;
    case 'device':
      return m.partWizard.savedOnDevice;
    case 'nowhere':
      return m.partWizard.notSaved({ reason: result.message });
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
    () => m.partWizard.linkCopied,
    () => url,
  );
}
