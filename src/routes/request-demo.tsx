import { ContentPage, loadContentPage } from '#src/features/pages/content-page-route.tsx';
import { FormSlot } from '#src/features/requests/form-slot.tsx';

export const load = loadContentPage('request-demo-page');

export function Route() {
  return (
    <ContentPage name="request-demo-page" path="/request-demo">
      <FormSlot kind="demo" title="Request a demonstration" />
    </ContentPage>
  );
}
