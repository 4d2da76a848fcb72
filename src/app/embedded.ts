import type { DehydratedState } from '@tanstack/react-query';
import type { PublicConfig } from '#src/contract/config.ts';

const elementId = 'fieldshop-data';

/** Written and read by the same build, so it is not parsed again; the state was parsed before it was rendered. */
interface Embedded {
  config: PublicConfig;
  state: DehydratedState | Record<string, unknown>;
}

/** A JSON script: the Content-Security-Policy allows no code in the page. `<` is escaped so that no text can end it. */
export const embed = (data: Embedded) =>
  `<script type="application/json" id="${elementId}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** What the server left in the page; a page it did not render (development) carries nothing. */
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
