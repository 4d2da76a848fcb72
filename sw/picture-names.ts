/**
 * Strapi names the resized files of `<name>.webp` `w640_avif_<name>.avif` and `w640_webp_<name>.webp`. Returns `<name>`, or
 * undefined if the URL is not a picture.
 */
export function pictureName(url: string): string | undefined {
  const { pathname } = new URL(url, 'http://localhost');
  const [, file] = /^\/uploads\/([^/]+)\.(?:avif|webp|png|jpe?g|gif|svg)$/.exec(pathname) ?? [];
  return file?.replace(/^(?:w\d+_[a-z]+|thumbnail|small|medium|large)_/, '');
}
