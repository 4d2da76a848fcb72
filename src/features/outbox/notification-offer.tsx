import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';

/** Asked for where somebody sees that it waits, and by a tap. */
export function NotificationOffer() {
  const [permission, setPermission] = useState(() =>
    'Notification' in window ? Notification.permission : 'denied',
  );
  if (permission !== 'default') return null;
  return (
    <Button look="plain" onClick={() => void Notification.requestPermission().then(setPermission)}>
      Notify me when sent
    </Button>
  );
}
