import { urlIn } from '#src/format/url-in.ts';

/** The registration of the language's own worker, if there is one. */
export async function registrationOf(language: string): Promise<ServiceWorkerRegistration | undefined> {
  const scope = urlIn(language, '/');
  const registration = await navigator.serviceWorker?.getRegistration(scope);
  return registration && new URL(registration.scope).pathname === scope ? registration : undefined;
}
