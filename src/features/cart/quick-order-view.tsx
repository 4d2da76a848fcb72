import { useState } from 'react';
import { m } from '#src/messages/m.ts';
import { Section } from '#src/ui/layout.tsx';
import { CheckedRows } from './checked-rows.tsx';
import { parseList } from './parse-list.ts';
import type { Parts } from './parts.ts';
import { PasteList } from './paste-list.tsx';
import { ProjectListsView } from './project-lists-view.tsx';
import { QuickOrderNotice, type QuickOrderOutcome } from './quick-order-notice.tsx';
import { useIncomingRows } from './use-incoming-rows.ts';
import { useRows } from './use-rows.ts';

/**
 * Adds many part numbers at once: pasted, from a file, from a shared link or from a list saved on this
 * device.
 */
export function QuickOrderView({ parts }: { parts: Parts }) {
  const rows = useRows();
  const [outcome, setOutcome] = useState<QuickOrderOutcome>();
  const rejectedEntry = useIncomingRows(rows, parts);
  return (
    <>
      <PasteList onList={(text) => rows.append(parseList(text, parts))} />
      <QuickOrderNotice
        outcome={outcome}
        onUndo={(cleared) => {
          rows.append(cleared);
          setOutcome(undefined);
        }}
      />
      {rows.rows.length > 0 && (
        <Section title={m.quickOrder.yourList}>
          <CheckedRows rows={rows} parts={parts} rejectedEntry={rejectedEntry} onOutcome={setOutcome} />
        </Section>
      )}
      <ProjectListsView onOpen={rows.append} />
    </>
  );
}
