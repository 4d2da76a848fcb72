import type { DehydratedState } from '@tanstack/react-query';
import type { PublicConfig } from '#src/contract/config.ts';

const elementId = 'fieldshop-data';

/** Not parsed again, because it is written and read by the same build and the state was parsed on the server. */
interface Embedded {
  config: PublicConfig;
  state: Partial<DehydratedState>;
}

/** JSON in a script element, because the Content Security Policy allows inline code only by its hash. `<` is escaped so that no text can close it. */
export const embed = (data: Embedded) =>
  `<script type="application/json" id="${elementId}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** The data embedded by the server, or defaults if the page was not server-rendered (development). */
export function readEmbedded(page: Document): Embedded {
  const text = page.getElementById(elementId)?.textContent;
  if (!text)
    return {
      config: { siteUrl: page.location.origin, recaptchaSiteKey: null, analyticsUrl: null },
      state: {},
    };
  const embedded: Embedded = JSON.parse(text);
  return embedded;
}

/**
 * Dates the data of a page. The server returns only current pages, but may have rendered this one long ago: with the time of
 * its rendering, the browser would fetch data again that has not changed. Besides, the clocks may differ.
 */
export function dateTo(timeMs: number, { queries = [] }: Partial<DehydratedState>): void {
  for (const { state } of queries) state.dataUpdatedAt = timeMs;
}
