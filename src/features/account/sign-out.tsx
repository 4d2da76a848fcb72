import { isUnsettled } from '#src/outbox/entry.ts';
import { useOutbox } from '#src/outbox/use-outbox.ts';
import { Button } from '#src/ui/button.tsx';
import { Section } from '#src/ui/layout.tsx';

/** What has not been sent is not lost by it, and one is told so before. Works offline too. */
export function SignOut({ onSignOut }: { onSignOut: () => Promise<void> }) {
  const waiting = (useOutbox() ?? []).filter((entry) => entry.subject !== null && isUnsettled(entry)).length;
  return (
    <Section title="Sign out">
      {waiting > 0 && (
        <p>
          {waiting === 1 ? '1 item in the outbox has' : `${waiting} items in the outbox have`} not been sent
          yet. They stay on this device and will be sent when you sign in again.
        </p>
      )}
      <p>Signing out removes your drafts and sent messages from this device.</p>
      <Button onClick={() => void onSignOut()}>Sign out</Button>
    </Section>
  );
}
