import { ContentPage, loadContentPage } from '#src/features/pages/content-page-route.tsx';
import { FormSlot } from '#src/features/requests/form-slot.tsx';

export const load = loadContentPage('request-quote-page');

export function Route() {
  return (
    <ContentPage name="request-quote-page" path="/request-quote">
      <FormSlot kind="quote" title="Your request" />
    </ContentPage>
  );
}
