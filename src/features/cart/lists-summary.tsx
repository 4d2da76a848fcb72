import { useEffect, useState } from 'react';
import { formatMoment } from '#src/format/date.ts';
import { m } from '#src/messages/m.ts';
import { onSavedChange } from '#src/outbox/saved-on-device.ts';
import { SiteLink } from '#src/ui/site-link.tsx';
import { pathOf, readLists } from './project-lists.ts';
import styles from './quick-order.module.css';

const most = 3;

/** The latest project lists on this device that the current person may see. */
export function ListsSummary() {
  const [lists, setLists] = useState(readLists);
  useEffect(() => onSavedChange(() => setLists(readLists())), []);
  if (lists.length === 0) return <p className={styles.hint}>{m.projectLists.noneOnDevice}</p>;
  return (
    <ul role="list">
      {lists.slice(0, most).map((list) => (
        <li key={`${list.subject} ${list.name}`}>
          <SiteLink href={pathOf(list, lists)}>{list.name}</SiteLink>
          <p className={styles.hint}>
            {m.projectLists.itemsAndMoment({ count: list.lines.length, moment: formatMoment(list.savedAt) })}
          </p>
        </li>
      ))}
      {lists.length > most && (
        <li>
          <SiteLink href="/quick-order#project-lists">
            {m.projectLists.allLists({ count: lists.length })}
          </SiteLink>
        </li>
      )}
    </ul>
  );
}
