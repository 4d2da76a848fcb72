/**
 * Strapi names the copies of an upload `w640_avif_<name>.avif` and `w640_webp_<name>.webp` beside `<name>.webp`: what
 * they have in common. Undefined where the address is no picture.
 */
export function pictureName(url: string): string | undefined {
  const { pathname } = new URL(url, 'http://localhost');
  const [, file] = /^\/uploads\/([^/]+)\.(?:avif|webp|png|jpe?g|gif|svg)$/.exec(pathname) ?? [];
  return file?.replace(/^(?:w\d+_[a-z]+|thumbnail|small|medium|large)_/, '');
}
