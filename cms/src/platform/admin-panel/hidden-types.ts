import type { Core, Struct } from '@strapi/strapi';

// The navigation plugin adds audiences for menus, which we do not use.
export function hideUnusedTypes(strapi: Core.Strapi): void {
  strapi.get('content-types').extend('plugin::navigation.audience', (type: Struct.ContentTypeSchema) => {
    type.pluginOptions = { ...type.pluginOptions, 'content-manager': { visible: false } };
  });
}
