/** https://developer.mozilla.org/en-US/docs/Web/API/BeforeInstallPromptEvent, Chromium only. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPromptEvent;
  }
  interface Window {
    /** Set by after-content.ts, because the event may fire before the rest has loaded. */
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

/** Shows the browser's install dialog. Each prompt can be used only once. */
export async function promptInstall(): Promise<'accepted' | 'dismissed'> {
  const prompt = window.installPrompt;
  window.installPrompt = undefined;
  return prompt ? (await prompt.prompt()).outcome : 'dismissed';
}

export const isInstalled = () =>
  window.matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches ||
  Reflect.get(navigator, 'standalone') === true;

/** True on iPhone and iPad in any browser. iPads identify as Macs, which have no touch screen. */
export const hasShareMenu = () => 'standalone' in navigator && navigator.maxTouchPoints > 1;
