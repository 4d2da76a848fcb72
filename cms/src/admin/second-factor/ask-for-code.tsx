import { darkTheme, DesignSystemProvider, lightTheme } from '@strapi/design-system';
import { createRoot } from 'react-dom/client';
import type { Needed, SendCode } from './responses';
import { SignInDialog } from './sign-in-dialog';

type Question = { needed: Needed; sendCode: SendCode };

/** Shows the dialog until the server has accepted a code. Resolves to undefined if the user closes it. */
export function askForCode(question: Question): Promise<Response | undefined> {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  return new Promise<Response | undefined>((resolve) => {
    root.render(
      <DesignSystemProvider locale="en" theme={isDark() ? darkTheme : lightTheme}>
        <SignInDialog {...question} onEnd={resolve} />
      </DesignSystemProvider>,
    );
  }).finally(() => {
    root.unmount();
    container.remove();
  });
}

/** Follows Strapi: the theme chosen in the profile, otherwise that of the device. */
function isDark(): boolean {
  const chosen = window.localStorage.getItem('STRAPI_THEME') ?? 'system';
  return chosen === 'system' ? window.matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark';
}
