import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { invalid } from '../platform/http/http-error';
import { customerTextErrors } from '../platform/query-limits/customer-text';

// Types that customers submit with forms. Other content is written with API tokens and can have multi-line texts.
const customerTypes = new Set([
  'api::contact-form.contact-form',
  'api::calibration-and-repair-form.calibration-and-repair-form',
  'api::order.order',
]);
// The payment provider signs the bytes of these bodies.
const fromProvider = /^\/api\/shopping-cart\/(stripe|test-payments)\//;

/** Rejects control characters in texts from customers, and line breaks in single-line fields. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const content = contentPaths(strapi);
  return (ctx: Context, next: Next) => {
    const [, root, type = ''] = ctx.path.split('/', 3);
    if (root !== 'api' || content.has(type) || fromProvider.test(ctx.path)) return next();
    const errors = customerTextErrors(ctx.request.body);
    if (errors.length === 0) return next();
    throw invalid([...new Set(errors.map(({ message }) => message))].join(' '), errors);
  };
};

function contentPaths(strapi: Core.Strapi): Set<string> {
  const types = Object.values(strapi.contentTypes).filter(
    ({ uid }) => uid.startsWith('api::') && !customerTypes.has(uid),
  );
  return new Set(types.flatMap(({ info }) => [info.singularName, info.pluralName]));
}
