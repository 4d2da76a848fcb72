import { Notice } from '#src/ui/notice.tsx';

export function Unavailable() {
  return (
    <Notice kind="error" title="This part of the shop cannot be shown">
      <p>
        This browser window cannot store anything, or a part of the site could not be loaded. Reload the page;
        if this stays, leave private browsing.
      </p>
    </Notice>
  );
}
