/**
 * Calls back whenever a newer version is waiting to activate, including one that is already waiting or being installed.
 */
export function onNewVersion(registration: ServiceWorkerRegistration, callback: () => void) {
  const check = () => {
    if (registration.waiting && registration.active) callback();
  };
  const follow = () => registration.installing?.addEventListener('statechange', check);
  registration.addEventListener('updatefound', follow);
  follow();
  check();
}
