import { Notice } from '#src/ui/notice.tsx';

export function Unavailable() {
  return (
    <Notice kind="error" title="The outbox cannot be shown">
      <p>
        This browser window cannot store data, or part of the site could not be loaded. Reload the page. If
        that does not help, turn off private browsing.
      </p>
    </Notice>
  );
}
