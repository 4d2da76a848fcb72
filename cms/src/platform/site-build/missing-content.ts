import type { Core } from '@strapi/strapi';

const notFound = 404;

// Says in the log, once, which single type is not published while pages that need it are drawn with defaults: until it
// is published and missing again.
export function createMissingContentLog(strapi: Core.Strapi) {
  const names = optionalContent(strapi);
  const reported = new Set<string>();

  return (path: string, status: number): void => {
    const [asked = ''] = path.split('?');
    const name = names.get(asked);
    if (name === undefined) return;
    if (status !== notFound) return void reported.delete(name);
    if (reported.has(name)) return;
    reported.add(name);
    strapi.log.warn(`“${name}” is not published, so pages show defaults instead.`);
  };
}

// Paths that pages read, and the name an editor knows.
function optionalContent({ contentTypes }: Core.Strapi): Map<string, string> {
  const singles = Object.values(contentTypes)
    .filter(({ kind, uid }) => kind === 'singleType' && uid.startsWith('api::'))
    .map(({ info }): [string, string] => [`/api/${info.singularName}`, info.displayName]);
  return new Map([...singles, ['/api/navigation/render/1', 'Main menu']]);
}
