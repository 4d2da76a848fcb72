import { useState } from 'react';
import type { PartWizardItems } from '#src/contract/part-wizard.ts';
import { m } from '#src/messages/m.ts';
import { buildCode } from '#src/part-wizard/build-code.ts';
import { optionAt } from '#src/part-wizard/choices.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import form from '#src/ui/form/form.module.css';
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts';
import { clearProgress, readProgress } from './progress.ts';
import { stateOf } from './wizard-state.ts';

/** Offers the configuration or the requirements of the last visit. */
export const ContinueNotice = ({ items }: { items: PartWizardItems }) =>
  useIsHydrated() && <StoredProgress items={items} />;

function StoredProgress({ items }: { items: PartWizardItems }) {
  const [search, setSearch] = useState(readProgress);
  if (search.size === 0) return null;
  const discard = () => {
    clearProgress();
    setSearch(new URLSearchParams());
  };
  return (
    <Notice kind="information" title={m.partWizard.continueTitle}>
      <p>{descriptionOf(items, search)}</p>
      <div className={form.actions}>
        <ButtonLink href={`/part-wizard?${search}`}>{m.partWizard.continue}</ButtonLink>
        <Button variant="plain" onClick={discard}>
          {m.partWizard.discard}
        </Button>
      </div>
    </Notice>
  );
}

function descriptionOf(items: PartWizardItems, search: URLSearchParams): string {
  const { family, choices } = stateOf(items, search);
  if (!family) return m.partWizard.requirementsSaved;
  const selected = family.positions.filter((position) => optionAt(position, choices)).length;
  return m.partWizard.progress({
    family: family.name,
    code: buildCode(family, choices),
    selected,
    total: family.positions.length,
  });
}
