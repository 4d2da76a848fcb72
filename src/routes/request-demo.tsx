import { ContentPage, loadContentPage } from '#src/features/pages/content-page-route.tsx';
import { FormSection, preloadForm } from '#src/features/requests/form-section.tsx';
import { m } from '#src/messages/m.ts';

export const load = loadContentPage('request-demo-page');
export const preload = preloadForm;

export function Route() {
  return (
    <ContentPage name="request-demo-page" path="/request-demo">
      <FormSection kind="demo" title={m.routes.requestDemo} />
    </ContentPage>
  );
}
