import { type Core, factories, type UID } from '@strapi/strapi';
import { publicTypes } from './public-reads';

/**
 * Adds Strapi's own controller, service and read-only routes to every public content type. A domain's own
 * controller, such as that of the settings, is kept. Types that are not public have no routes.
 */
export function addReadOnlyApi(strapi: Core.Strapi): void {
  for (const { name, actions: only } of publicTypes) {
    const uid: UID.ContentType = `api::${name}.${name}`;
    strapi.get('services').set(uid, factories.createCoreService(uid));
    const controllers = strapi.get('controllers');
    if (!controllers.keys().includes(uid)) controllers.set(uid, factories.createCoreController(uid));
    Object.assign(strapi.api(name), { routes: { [name]: factories.createCoreRouter(uid, { only }) } });
  }
}
