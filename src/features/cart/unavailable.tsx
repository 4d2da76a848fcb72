import { m } from '#src/messages/m.ts';
import { Notice } from '#src/ui/notice.tsx';

export function Unavailable() {
  return (
    <Notice kind="error" title={m.cart.unavailable}>
      <p>{m.cart.unavailableText}</p>
    </Notice>
  );
}
