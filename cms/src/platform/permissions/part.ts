import { type Core, factories, type UID } from '@strapi/strapi';
import type { Part } from '../part';
import { applyPermissions } from './apply-permissions';
import { type PublicType, publicTypes } from './public-reads';

export const permissionsPart: Part = { register: addReadOnlyApi, bootstrap: applyPermissions };

// Adds Strapi's own controller, service and read-only routes to every public content type. A domain's own controller,
// such as that of the settings, is kept. Types that are not public have no routes.
function addReadOnlyApi(strapi: Core.Strapi): void {
  for (const { name, actions } of publicTypes) {
    const uid: UID.ContentType = `api::${name}.${name}`;
    strapi.get('services').set(uid, factories.createCoreService(uid));
    const controllers = strapi.get('controllers');
    if (!controllers.keys().includes(uid)) controllers.set(uid, factories.createCoreController(uid));
    const routes = { type: 'content-api', routes: readRoutes(strapi, uid, actions) };
    Object.assign(strapi.api(name), { routes: { [name]: routes } });
  }
}

// Strapi's own router describes each response by a schema, which nothing here uses and which takes a fifth of the
// startup time.
function readRoutes(strapi: Core.Strapi, uid: UID.ContentType, actions: PublicType['actions']) {
  const { kind, info } = strapi.contentType(uid);
  const path = kind === 'singleType' ? `/${info.singularName}` : `/${info.pluralName}`;
  return actions.map((action) => ({
    method: 'GET',
    path: action === 'findOne' ? `${path}/:id` : path,
    handler: `${uid}.${action}`,
    config: {},
  }));
}
