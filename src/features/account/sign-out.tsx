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
          {waiting === 1 ? '1 entry has' : `${waiting} entries have`} not been sent yet. What you wrote stays
          on this device and is sent when you sign in again.
        </p>
      )}
      <p>Your drafts and the messages you sent are removed from this device.</p>
      <Button onClick={() => void onSignOut()}>Sign out on this device</Button>
    </Section>
  );
}
