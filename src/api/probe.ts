const timeoutMs = 3000;

/**
 * Whether our server answers: what the browser says of its network cards does not tell. `/_health` is Strapi's own,
 * 204 without a body; the page of a hotel's network that stands in for everything answers something else.
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
