import { formatBytes } from '#src/format/quantity.ts';
import { siteLanguages } from '#src/format/site-languages.ts';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import { dayOf } from './day-of.ts';
import type { Saving } from './saving.ts';
import styles from './saving-view.module.css';

/** Shows "Ready for offline" only when everything is saved. */
export function SavingView({ saving, onSave }: { saving: Saving; onSave: () => void }) {
  return <div className={styles.saving}>{status(saving, onSave)}</div>;
}

function status(saving: Saving, onSave: () => void) {
  switch (saving.state) {
    case 'unknown':
      return null;
    case 'offered':
      return <Button onClick={onSave}>{m.offline.save}</Button>;
    case 'running':
      return <p>{m.offline.saving({ percent: saving.percent })}</p>;
    case 'incomplete':
      return (
        <>
          <p>{m.offline.incomplete}</p>
          <Button onClick={onSave}>{m.offline.continueSaving}</Button>
        </>
      );
    case 'ready':
      return (
        <>
          <p role="status">{readyText(saving)}</p>
          <SiteLink href="/my-datasheets">{m.offline.myDatasheets}</SiteLink>
          {siteLanguages.length > 1 && (
            <SiteLink href="/my-datasheets#languages">{m.offline.otherLanguages}</SiteLink>
          )}
        </>
      );
  }
}

function readyText({ bytes, completedAt }: Extract<Saving, { state: 'ready' }>) {
  const day = dayOf(completedAt);
  return bytes === null
    ? m.offline.ready({ day })
    : m.offline.readyWithSize({ size: formatBytes(bytes), day });
}
