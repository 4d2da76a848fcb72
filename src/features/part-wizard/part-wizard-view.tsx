import { useMemo, type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addOnsNote, chosenOf } from '#src/contract/add-on-prices.ts';
import type { PartWizardItems } from '#src/contract/part-wizard.ts';
import { m } from '#src/messages/m.ts';
import type { Choices } from '#src/part-wizard/choices.ts';
import { fromFields, searchNow } from '#src/ui/url-fields.ts';
import { Notice } from '#src/ui/notice.tsx';
import { InstrumentFinder } from './instrument-finder.tsx';
import { ContinueNotice } from './continue-notice.tsx';
import type { CartSlot } from './cart-slot.ts';
import { Configurator } from './configurator.tsx';
import { PasteCode } from './paste-code.tsx';
import { clearProgress, storeProgress } from './progress.ts';
import { searchParamsFor, stateOf, withAddOns, type WizardState } from './wizard-state.ts';
import { lazyPart, nothing } from '#src/ui/lazy-part.tsx';
import { outboxStarted } from '#src/outbox/started.ts';
import { hasConfigurations } from './stored-configurations.ts';

interface Props {
  items: PartWizardItems;
  /** When the items were fetched, in milliseconds. */
  savedAt: number;
  /** Adds the configured instrument to the cart. */
  cart: CartSlot;
  /** The form to request a quote or an e-mail for a code. */
  requestForm: (kind: RequestKind, partNumber: string, addOns: RequestedAddOns) => ReactNode;
}

interface RequestedAddOns {
  codes: string[];
  /** The names of the add-ons, for the note of a quote line. */
  note: string;
}

/** Finds an instrument by criteria, then builds its ordering code. The URL contains the whole state. */
export function PartWizardView({ items, savedAt, cart, requestForm }: Props) {
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => stateOf(items, search), [items, search]);
  const { family, problem } = state;
  const kind = useRequestKind(search);
  const progress = useMemo(() => progressOf(search), [search]);
  useEffect(() => {
    if (progress !== '') storeProgress(progress);
  }, [progress]);
  const replace = (next: URLSearchParams) => setSearch(next, { replace: true, preventScrollReset: true });
  const choose = (changed: Choices) =>
    replace(searchParamsFor(searchNow(), family, { ...stateOf(items, searchNow()).choices, ...changed }));
  const open = (code: string) => {
    const next = searchParamsFor(searchNow(), null, {});
    next.set('code', code);
    setSearch(next, { state: fromFields.state });
  };
  const leave = () => {
    clearProgress();
    setSearch(searchParamsFor(search, null, {}));
  };
  return (
    <>
      {progress === '' && <ContinueNotice items={items} />}
      <PasteCode code={search.get('code') ?? ''} onRead={open} />
      {problem !== '' && <Problem text={problem} />}
      {family ? (
        <Configurator
          items={items}
          savedAt={savedAt}
          family={family}
          state={state}
          cart={cart}
          onChoose={choose}
          onChooseAddOns={(codes) => replace(withAddOns(searchNow(), codes))}
          onLeave={leave}
        />
      ) : (
        <InstrumentFinder items={items} search={search} onSearch={setSearch} />
      )}
      {kind && <div data-screen>{requestForm(kind, search.get('code') ?? '', requestedAddOns(state))}</div>}
      <SavedConfigurations items={items} />
    </>
  );
}

/** Below the content. If nothing is saved on this device, it is loaded with the outbox, which shares most of its code. */
const SavedConfigurations = lazyPart(async () => {
  if (!hasConfigurations()) await outboxStarted;
  return (await import('./saved-configurations.tsx')).SavedConfigurations;
}, nothing);

const requestedAddOns = ({ family, addOns }: WizardState): RequestedAddOns => ({
  codes: addOns,
  note: addOnsNote(chosenOf(family?.addOns ?? [], addOns)),
});

const Problem = ({ text }: { text: string }) => (
  <Notice kind="error" title={m.partWizard.unreadable}>
    <p>{text}</p>
  </Notice>
);

/** The URL parameters without those of a form; empty at the start. */
function progressOf(search: URLSearchParams): string {
  const progress = new URLSearchParams(search);
  progress.delete('ask');
  progress.delete('entry');
  return progress.toString();
}

type RequestKind = 'part-wizard' | 'part-wizard-email';

const kindOfParameter: Record<string, RequestKind> = { quote: 'part-wizard', email: 'part-wizard-email' };

/** The form named in the URL, directly or by an outbox entry that is being corrected. */
function useRequestKind(search: URLSearchParams): RequestKind | undefined {
  const entry = search.get('entry');
  const [result, setResult] = useState<{ entry: string; kind: RequestKind | undefined }>();
  useEffect(() => {
    if (entry === null) return;
    const setKind = (kind: string | undefined) =>
      setResult({ entry, kind: Object.values(kindOfParameter).find((one) => one === kind) });
    void import('#src/outbox/store.ts')
      .then(({ store }) => store.find(entry))
      .then(
        (pending) => setKind(pending?.kind),
        () => setKind(undefined),
      );
  }, [entry]);
  if (entry === null) return kindOfParameter[search.get('ask') ?? ''];
  return result?.entry === entry ? result.kind : undefined;
}
