import { useQuery } from '@tanstack/react-query';
import { m } from '#src/messages/m.ts';
import { Async } from '#src/ui/async.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { partWizardItemsQuery } from './queries.ts';
import { SavedConfigurations } from './saved-configurations.tsx';

/** The account page with the saved configurations. */
export function AccountConfigurations() {
  const items = useQuery(partWizardItemsQuery);
  return (
    <Async query={items}>{(data) => <SavedConfigurations items={data} empty={<NoConfigurations />} />}</Async>
  );
}

function NoConfigurations() {
  return (
    <Notice kind="information" title={m.partWizard.noneSavedTitle}>
      <p>{m.partWizard.noneSavedText}</p>
      <ButtonLink href="/part-wizard">{m.partWizard.openPartWizard}</ButtonLink>
    </Notice>
  );
}
