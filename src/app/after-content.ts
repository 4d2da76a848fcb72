/** On a connection that stalls, pictures must not keep the script waiting for longer. */
const longestWait = 2000;

/**
 * The page arrives as finished HTML whose links, menus and filters work as they are. Its script is fetched when what
 * is in view has been painted, so that the two do not share a slow connection.
 */
void Promise.race([contentIsPainted(), delay(longestWait)]).then(() => import('./entry-client.tsx'));

async function contentIsPainted() {
  if (document.readyState !== 'complete') await eventOf(window, 'load');
  await nextFrame();
  await nextFrame();
}

function eventOf(target: EventTarget, name: string) {
  return new Promise((resolve) => target.addEventListener(name, resolve, { once: true }));
}

function nextFrame() {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

function delay(milliseconds: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
