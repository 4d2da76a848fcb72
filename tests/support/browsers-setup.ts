import type { TestProject } from 'vitest/node';
import { otherBrowsers, type OtherBrowser } from '../../scripts/setup/other-browsers.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    browsers: OtherBrowser[];
  }
}

export default function setup({ provide }: TestProject) {
  provide('browsers', otherBrowsers().installed);
}
