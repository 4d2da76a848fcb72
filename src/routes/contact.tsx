import { useSearchParams } from 'react-router-dom';
import { ContentPage, loadContentPage } from '#src/features/pages/content-page-route.tsx';
import { FormSlot } from '#src/features/requests/form-slot.tsx';

export const load = loadContentPage('contact-page');

export function Route() {
  // A search that found nothing leads here with its words.
  const message = useSearchParams()[0].get('message');
  return (
    <ContentPage name="contact-page" path="/contact">
      <FormSlot kind="contact" title="Contact us" known={{ message }} />
    </ContentPage>
  );
}
