import { ContentPage, loadContentPage } from '#src/features/pages/content-page-route.tsx';
import { FormSlot } from '#src/features/requests/form-slot.tsx';

export const load = loadContentPage('calibration-and-repair-page');

export function Route() {
  return (
    <ContentPage name="calibration-and-repair-page" path="/calibration-and-repair">
      <FormSlot kind="calibration-and-repair" title="Register instruments" scanner={loadScanner} />
    </ContentPage>
  );
}

/** From the file of the scan page: a file of its own would cost that page half a kilobyte. */
const loadScanner = async () => (await import('#src/features/scan/camera-view.tsx')).CameraView;
