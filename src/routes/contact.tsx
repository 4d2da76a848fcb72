import { ContentPage, loadContentPage } from '#src/features/pages/content-page-route.tsx';
import { FormSlot } from '#src/features/requests/form-slot.tsx';

export const load = loadContentPage('contact-page');

export function Route() {
  return (
    <ContentPage name="contact-page" path="/contact">
      <FormSlot kind="contact" title="Write to us" />
    </ContentPage>
  );
}
