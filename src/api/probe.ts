const timeoutMs = 3000;

/**
 * Returns whether our server responds; `navigator.onLine` only tells whether there is a network. Strapi's `/_health` returns
 * 204 without a body, which a captive portal does not.
 */
export async function isServerThere(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const { status } = await fetch('/_health', { method: 'HEAD', cache: 'no-store', signal });
    return status === 204;
  } catch {
    return false;
  }
}
