import type { Core } from '@strapi/strapi';

const notFound = 404;

// Logs once which single type is not published, because pages that need it are rendered with defaults. Logs it again if
// it is unpublished later.
export function createMissingContentLog(strapi: Core.Strapi) {
  const names = optionalContent(strapi);
  const reported = new Set<string>();

  return (path: string, status: number): void => {
    const [pathname = ''] = path.split('?');
    const name = names.get(pathname);
    if (name === undefined) return;
    if (status !== notFound) return void reported.delete(name);
    if (reported.has(name)) return;
    reported.add(name);
    strapi.log.warn(`“${name}” is not published, so pages show defaults instead.`);
  };
}

// Paths that pages request, and their names in the admin.
function optionalContent({ contentTypes }: Core.Strapi): Map<string, string> {
  const singles = Object.values(contentTypes)
    .filter(({ kind, uid }) => kind === 'singleType' && uid.startsWith('api::'))
    .map(({ info }): [string, string] => [`/api/${info.singularName}`, info.displayName]);
  return new Map([...singles, ['/api/navigation/render/1', 'Main menu']]);
}
