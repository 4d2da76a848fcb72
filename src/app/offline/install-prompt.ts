/** https://developer.mozilla.org/en-US/docs/Web/API/BeforeInstallPromptEvent, in Chromium alone. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPromptEvent;
  }
  interface Window {
    /** Kept by after-content.ts, because it may come before anything else is there. */
    installPrompt?: InstallPromptEvent | undefined;
  }
}

export const installPrompt = () => window.installPrompt ?? null;

export function onInstallPrompt(listener: () => void) {
  const installed = () => {
    window.installPrompt = undefined;
    listener();
  };
  window.addEventListener('beforeinstallprompt', listener);
  window.addEventListener('appinstalled', installed);
  return () => {
    window.removeEventListener('beforeinstallprompt', listener);
    window.removeEventListener('appinstalled', installed);
  };
}

/** Asks with the browser's own words; it lets each prompt be used once. */
export async function promptInstall(): Promise<'accepted' | 'dismissed'> {
  const prompt = window.installPrompt;
  window.installPrompt = undefined;
  return prompt ? (await prompt.prompt()).outcome : 'dismissed';
}

export const isInstalled = () =>
  window.matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches ||
  Reflect.get(navigator, 'standalone') === true;

/** iPhone and iPad, whatever the browser is called there. An iPad names itself a Mac, which has no touch screen. */
export const hasShareMenu = () => 'standalone' in navigator && navigator.maxTouchPoints > 1;
