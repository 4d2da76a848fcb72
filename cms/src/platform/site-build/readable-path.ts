/** Whether a path can be decoded, to text without control characters and without `..`. */
export function isReadablePath(path: string): boolean {
  try {
    const text = decodeURIComponent(path);
    return !/\p{Cc}/u.test(text) && !text.split(/[/\\]/).includes('..');
  } catch {
    return false;
  }
}

/**
 * The path with letters, digits and `-._~` unescaped (RFC 3986, section 6.2.2.2), which is how the site's pages are
 * stored.
 */
export function plainPath(path: string): string {
  return path.replace(/%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi, decodeURIComponent);
}
