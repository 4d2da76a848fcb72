import { useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Orderable } from '#src/contract/cart.ts';
import type { PartWizardItems } from '#src/contract/part-wizard.ts';
import type { Choices } from '#src/part-wizard/choices.ts';
import { fromFields, searchNow } from '#src/ui/url-fields.ts';
import { Notice } from '#src/ui/notice.tsx';
import { useAskingKind, type AskingKind } from './asking-kind.ts';
import { Choosing } from './choosing.tsx';
import { Configurator } from './configurator.tsx';
import { PasteCode } from './paste-code.tsx';
import { SavedConfigurations } from './saved-configurations.tsx';
import { addressOf, stateOf } from './wizard-state.ts';

interface Properties {
  items: PartWizardItems;
  /** Puts what is configured into the cart. */
  cart: (product: Orderable, configuration: string | null) => ReactNode;
  /** The form in which something is asked about a code. */
  asking: (kind: AskingKind, partNumber: string) => ReactNode;
}

/** From what is known to the instrument, and from the instrument to its code. All of it stands in the address. */
export function PartWizardView({ items, cart, asking }: Properties) {
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => stateOf(items, search), [items, search]);
  const { family, problem } = state;
  const kind = useAskingKind(search);
  const choose = (changed: Choices) => {
    const now = stateOf(items, searchNow());
    const next = addressOf(searchNow(), family, { ...now.choices, ...changed });
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  const open = (code: string) => {
    const next = addressOf(searchNow(), null, {});
    next.set('code', code);
    setSearch(next, { state: fromFields.state });
  };
  return (
    <>
      <PasteCode code={search.get('code') ?? ''} onRead={open} />
      {problem !== '' && (
        <Notice kind="error" title="This code could not be read completely">
          <p>{problem}</p>
        </Notice>
      )}
      {family ? (
        <Configurator
          items={items}
          family={family}
          state={state}
          cart={cart}
          onChoose={choose}
          onLeave={() => setSearch(addressOf(search, null, {}))}
        />
      ) : (
        <Choosing items={items} search={search} onSearch={setSearch} />
      )}
      {kind && <div data-screen>{asking(kind, search.get('code') ?? '')}</div>}
      <SavedConfigurations items={items} />
    </>
  );
}
