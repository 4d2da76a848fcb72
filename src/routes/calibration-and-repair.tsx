import { ContentPage, loadContentPage } from '#src/features/pages/content-page-route.tsx';
import { FormSection, preloadForm } from '#src/features/requests/form-section.tsx';
import { m } from '#src/messages/m.ts';

export const load = loadContentPage('calibration-and-repair-page');
export const preload = preloadForm;

export function Route() {
  return (
    <ContentPage name="calibration-and-repair-page" path="/calibration-and-repair">
      <FormSection kind="calibration-and-repair" title={m.routes.registerInstruments} scanner={loadScanner} />
    </ContentPage>
  );
}

/** Shared with the scan page, where a chunk of its own would add half a kilobyte. */
const loadScanner = async () => (await import('#src/features/scan/camera-view.tsx')).CameraView;
