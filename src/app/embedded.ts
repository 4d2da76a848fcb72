import type { DehydratedState } from '@tanstack/react-query';
import * as v from 'valibot';
import { PublicConfig } from '#src/contract/config.ts';

const elementId = 'fieldshop-data';

/** `state` is what TanStack's dehydrate() made in the same build; its hydrate() checks it again. */
const Embedded = v.object({ config: PublicConfig, state: v.looseObject({}) });

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
  return v.parse(Embedded, JSON.parse(text));
}
