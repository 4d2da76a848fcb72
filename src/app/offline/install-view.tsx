import { createPortal } from 'react-dom';
import { InstallEntry, InstallOffer } from '#src/features/offline/install-offer.tsx';
import { useInstall } from './use-install.ts';

/** The install link in the footer, and at a suitable moment an offer at the end of the content. */
export function InstallView() {
  const { means, isOffered, install, putOff } = useInstall();
  const offers = document.getElementById('offers');
  if (!means) return null;
  return (
    <>
      {!isOffered && <InstallEntry means={means} onInstall={() => void install()} />}
      {isOffered &&
        offers &&
        createPortal(
          <InstallOffer means={means} onInstall={() => void install()} onPutOff={putOff} />,
          offers,
        )}
    </>
  );
}
