/**
 * Calls back whenever a newer version waits to replace the one in charge: also for one that waits already, and for one
 * that the browser found and began to install before this page looked.
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
