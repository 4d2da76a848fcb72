import { useEffect, useState } from 'react';
import type { ListRow, ProjectList } from '#src/contract/project-list.ts';
import { formatMoment } from '#src/format/date.ts';
import { m } from '#src/messages/m.ts';
import { isSharedOnDevice, isVisible, onSavedChange, savedLists } from '#src/outbox/saved-on-device.ts';
import { Button } from '#src/ui/button.tsx';
import { Section } from '#src/ui/layout.tsx';
import { UndoBar } from '#src/ui/undo-bar.tsx';
import { readLists, rowsOf } from './project-lists.ts';
import styles from './quick-order.module.css';
import { ShareLink } from './share-link.tsx';

/** The lists saved on this device that the current person may see. */
export function ProjectListsView({ onOpen }: { onOpen: (rows: ListRow[]) => void }) {
  const [lists, setLists] = useState(readLists);
  const [removed, setRemoved] = useState<ProjectList>();
  useEffect(() => onSavedChange(() => setLists(readLists())), []);
  const remove = (list: ProjectList) => {
    savedLists.remove(list);
    setRemoved(list);
  };
  const undo = () => {
    if (removed) savedLists.save(removed);
    setRemoved(undefined);
  };
  return (
    <Section id="project-lists" title={m.projectLists.title}>
      {lists.length === 0 && <p className={styles.hint}>{m.projectLists.none}</p>}
      <ul role="list" className={styles.rows}>
        {lists.map((list) => (
          <ListRowView
            key={`${list.subject} ${list.name}`}
            list={list}
            onOpen={() => onOpen(rowsOf(list))}
            onRemove={() => remove(list)}
          />
        ))}
      </ul>
      <UndoBar
        message={removed && isVisible(removed) ? m.projectLists.deleted({ name: removed.name }) : ''}
        onUndo={undo}
      />
    </Section>
  );
}

interface RowProps {
  list: ProjectList;
  onOpen: () => void;
  onRemove: () => void;
}

function ListRowView({ list, onOpen, onRemove }: RowProps) {
  const saved = isSharedOnDevice(list) ? m.projectLists.savedForAll : m.projectLists.saved;
  return (
    <li className={styles.list}>
      <div>
        <h3>{list.name}</h3>
        <p className={styles.hint}>
          {saved({ count: list.lines.length, moment: formatMoment(list.savedAt) })}
        </p>
      </div>
      <div className={styles.actions}>
        <Button aria-label={m.projectLists.openList({ name: list.name })} onClick={onOpen}>
          {m.projectLists.open}
        </Button>
        <ShareLink lines={list.lines} />
        <Button
          variant="plain"
          aria-label={m.projectLists.deleteList({ name: list.name })}
          onClick={onRemove}
        >
          {m.projectLists.delete}
        </Button>
      </div>
    </li>
  );
}
