import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { PartWizardItems } from '#src/contract/part-wizard.ts';
import { ContentPage, loadContentPage } from '#src/features/pages/content-page-route.tsx';
import { isInstrumentFinder } from '#src/features/part-wizard/finder-url.ts';
import { partWizardItemsQuery } from '#src/features/part-wizard/queries.ts';
import { FormSection } from '#src/features/requests/form-section.tsx';
import { m } from '#src/messages/m.ts';
import { Async } from '#src/ui/async.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SkeletonBlock } from '#src/ui/skeleton.tsx';
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts';

const loadPage = loadContentPage('part-wizard-page');

export async function load(client: QueryClient) {
  await Promise.all([loadPage(client), client.fetchQuery(partWizardItemsQuery)]);
}

export const preload = ({ search }: { search: URLSearchParams }) =>
  isInstrumentFinder(search) ? PartWizard.preload() : Promise.resolve();

/** `?code=…` opens a code, `?ask=quote` and `?ask=email` open its forms. */
export function Route() {
  const items = useQuery(partWizardItemsQuery);
  const isFinder = isInstrumentFinder(useSearchParams()[0]);
  const isShown = useIsHydrated() || isFinder;
  return (
    <ContentPage name="part-wizard-page" path="/part-wizard">
      <Async query={items}>
        {(known) => (isShown ? <PartWizard items={known} savedAt={items.dataUpdatedAt} /> : <Loading />)}
      </Async>
    </ContentPage>
  );
}

const PartWizard = lazyPart(loadPartWizard, { Fallback: Loading });

function Loading() {
  return (
    <>
      <noscript>{import.meta.env.SSR && <WithoutScript />}</noscript>
      <SkeletonBlock />
    </>
  );
}

function WithoutScript() {
  const code = useSearchParams()[0].get('code') ?? '';
  return (
    <Notice kind="information" title={m.routes.wizardNeedsScript}>
      <p>{m.routes.wizardWithoutScript}</p>
      <p>
        <ButtonLink href="/part-wizard">{m.routes.enterRequirements}</ButtonLink>
      </p>
      <p>
        <ButtonLink href={`/basic/request-quote?${new URLSearchParams({ partNumber: code }).toString()}`}>
          {code === '' ? m.routes.requestQuote : m.routes.requestQuoteFor({ code })}
        </ButtonLink>
      </p>
    </Notice>
  );
}

/** Needed when a code is complete. */
const AddOrderable = lazyPart(async () => (await import('#src/features/cart/add-to-cart.tsx')).AddOrderable);

async function loadPartWizard() {
  const { PartWizardView } = await import('#src/features/part-wizard/part-wizard-view.tsx');
  return ({ items, savedAt }: { items: PartWizardItems; savedAt: number }) => (
    <PartWizardView
      items={items}
      savedAt={savedAt}
      cart={(product, configuration, addOns) => (
        <AddOrderable
          key={product.partNumber}
          product={product}
          configuration={configuration}
          addOns={addOns}
        />
      )}
      requestForm={(kind, partNumber, { codes, note }) =>
        kind === 'part-wizard' ? (
          <FormSection
            key={`quote ${partNumber} ${note}`}
            kind={kind}
            title={m.routes.requestQuote}
            known={quoteOf(partNumber, note)}
          />
        ) : (
          <FormSection
            key={`mail ${partNumber} ${note}`}
            kind={kind}
            title={m.routes.emailCode}
            known={{ partNumber, addOns: codes }}
          />
        )
      }
    />
  );
}

const quoteOf = (partNumber: string, note: string) => ({
  lines: partNumber === '' ? [] : [{ partNumber, quantity: 1, note }],
});
