import { useSearchParams } from 'react-router-dom';
import { ContentPage, loadContentPage } from '#src/features/pages/content-page-route.tsx';
import { FormSection, preloadForm } from '#src/features/requests/form-section.tsx';
import { m } from '#src/messages/m.ts';

export const load = loadContentPage('contact-page');
export const preload = preloadForm;

export function Route() {
  // A search without results links here with its text.
  const message = useSearchParams()[0].get('message');
  return (
    <ContentPage name="contact-page" path="/contact">
      <FormSection kind="contact" title={m.routes.contactUs} known={{ message }} />
    </ContentPage>
  );
}
