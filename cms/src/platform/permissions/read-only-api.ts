import { type Core, factories, type UID } from '@strapi/strapi';
import { publicTypes } from './public-reads';

/**
 * Gives every content type that visitors may read Strapi's own controller, service and read-only routes. A controller of
 * the domain's own, such as the one of the settings, is kept. Types that are not public get no route.
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
