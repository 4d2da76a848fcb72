import { useState } from 'react';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import { Offer } from '#src/ui/offer.tsx';

/** Never reloads on its own, because the visitor may be in the middle of something. */
export function UpdateOffer({ onAccept, onPostpone }: { onAccept: () => void; onPostpone: () => void }) {
  const [isAccepted, setIsAccepted] = useState(false);
  const accept = () => {
    setIsAccepted(true);
    onAccept();
  };
  return (
    <Offer label={m.offline.newVersion}>
      <p role="status">{isAccepted ? m.offline.loadingNewVersion : m.offline.newVersionAvailable}</p>
      {!isAccepted && (
        <>
          <Button variant="plain" onClick={onPostpone}>
            {m.offline.later}
          </Button>
          <Button variant="primary" onClick={accept}>
            {m.offline.reload}
          </Button>
        </>
      )}
    </Offer>
  );
}
