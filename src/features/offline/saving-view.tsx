import { formatDate } from '#src/format/date.ts';
import { formatBytes } from '#src/format/quantity.ts';
import { Button } from '#src/ui/button.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
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
      return <Button onClick={onSave}>Save for offline use</Button>;
    case 'running':
      return <p>Saving for offline use: {saving.percent}%</p>;
    case 'incomplete':
      return (
        <>
          <p>The site is not fully saved for offline use yet.</p>
          <Button onClick={onSave}>Continue saving</Button>
        </>
      );
    case 'ready':
      return (
        <>
          <p role="status">
            Ready for offline{saving.bytes !== null && `: ${formatBytes(saving.bytes)}`}, updated{' '}
            {dayOf(saving.completedAt)}
          </p>
          <SiteLink href="/my-datasheets">My datasheets</SiteLink>
        </>
      );
  }
}

function dayOf(time: number) {
  const day = new Date(time);
  return day.toDateString() === new Date().toDateString() ? 'today' : formatDate(day.toISOString());
}
