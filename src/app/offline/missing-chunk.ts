const flag = 'fieldshop-reloaded-for';

/** A page left open over two deployments asks for files that are gone: it starts anew, once for each file. */
export function reloadOnMissingChunk() {
  window.addEventListener('vite:preloadError', (event) => {
    const missing = event.payload.message;
    if (sessionStorage.getItem(flag) === missing) return;
    sessionStorage.setItem(flag, missing);
    event.preventDefault();
    window.location.reload();
  });
}
