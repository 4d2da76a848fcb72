import { useState } from 'react';
import type { PartWizardItems } from '#src/contract/part-wizard.ts';
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
    <Notice kind="information" title="Continue where you left off">
      <p>{descriptionOf(items, search)}</p>
      <div className={form.actions}>
        <ButtonLink href={`/part-wizard?${search}`}>Continue</ButtonLink>
        <Button variant="plain" onClick={discard}>
          Discard
        </Button>
      </div>
    </Notice>
  );
}

function descriptionOf(items: PartWizardItems, search: URLSearchParams): string {
  const { family, choices } = stateOf(items, search);
  if (!family) return 'Your requirements are saved on this device.';
  const selected = family.positions.filter((position) => optionAt(position, choices)).length;
  return `${family.name}: ${buildCode(family, choices)}, ${selected} of ${family.positions.length} options selected.`;
}
