import { useQuery, type QueryClient } from '@tanstack/react-query';
import { ContentPage, loadContentPage } from '#src/features/pages/content-page-route.tsx';
import { partWizardItemsQuery } from '#src/features/part-wizard/queries.ts';
import { FormSlot } from '#src/features/requests/form-slot.tsx';
import { Async } from '#src/ui/async.tsx';
import { Late } from '#src/ui/late.tsx';

const loadPage = loadContentPage('part-wizard-page');

export async function load(client: QueryClient) {
  await Promise.all([loadPage(client), client.fetchQuery(partWizardItemsQuery)]);
}

/** `?code=…` opens a code, `?ask=quote` and `?ask=email` the forms for it. */
export function Route() {
  const items = useQuery(partWizardItemsQuery);
  return (
    <ContentPage name="part-wizard-page" path="/part-wizard">
      <Async query={items}>
        {(known) => (
          <Late load={loadView}>
            {({ PartWizardView, AddOrderable }) => (
              <PartWizardView
                items={known}
                cart={(product, configuration) => (
                  <AddOrderable key={product.partNumber} product={product} configuration={configuration} />
                )}
                asking={(kind, partNumber) =>
                  kind === 'part-wizard' ? (
                    <FormSlot
                      key={`quote ${partNumber}`}
                      kind={kind}
                      title="Request a quote"
                      known={quoteOf(partNumber)}
                    />
                  ) : (
                    <FormSlot
                      key={`mail ${partNumber}`}
                      kind={kind}
                      title="E-mail it to me"
                      known={{ partNumber }}
                    />
                  )
                }
              />
            )}
          </Late>
        )}
      </Async>
    </ContentPage>
  );
}

const quoteOf = (partNumber: string) => ({
  lines: partNumber === '' ? [] : [{ partNumber, quantity: 1, note: '' }],
});

async function loadView() {
  const [{ PartWizardView }, { AddOrderable }] = await Promise.all([
    import('#src/features/part-wizard/part-wizard-view.tsx'),
    import('#src/features/cart/add-to-cart.tsx'),
  ]);
  return { PartWizardView, AddOrderable };
}
