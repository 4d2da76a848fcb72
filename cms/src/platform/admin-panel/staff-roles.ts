import type { Core } from '@strapi/strapi';
import { appliedVersions, versionOf } from './applied-versions';

type Permission = {
  action: string;
  subject?: string | null;
  properties?: { fields?: string[] };
  conditions?: string[];
};
type Action = { actionId: string; section: string; subjects?: string[] };
type Role = { id: number; name: string; usersCount?: number };
type RoleSetup = { code: string; name: string; description: string; permissions: Permission[] };

const explorer = 'plugin::content-manager.explorer';
const product = 'api::product.product';
const shopFields = [
  'price',
  'priceBreaks.quantity',
  'priceBreaks.price',
  'stock',
  'leadTimeDays',
  'minimumOrderQuantity',
  'lifecycle',
  'productKind',
  'successor',
];
// Data sent by customers. It is personal data, so editors have no access.
const requests = new Set([
  'api::order.order',
  'api::contact-form.contact-form',
  'api::calibration-and-repair-form.calibration-and-repair-form',
]);
const customer = 'plugin::users-permissions.user';
// The fields that an order shows too. None of them can be used to sign in.
const customerFields = new Set([
  'username',
  'email',
  'name',
  'company',
  'vatNumber',
  'phone',
  'customerKind',
  'addresses',
  'confirmed',
  'blocked',
]);
// Taxes, shipping and add-ons: only shop staff can create, change and delete them.
const shopContent = new Set([
  'api::add-on.add-on',
  'api::shop-setting.shop-setting',
  'api::tax-rate.tax-rate',
  'api::shipping-zone.shipping-zone',
  'api::market.market',
  'api::market.price-list',
  'api::market.price',
]);
const mediaLibrary = [
  'read',
  'assets.create',
  'assets.update',
  'assets.download',
  'assets.copy-link',
  'configure-view',
];

// Sets up the two roles once, and again when the code adds permissions.
export async function applyStaffRoles(strapi: Core.Strapi): Promise<void> {
  await removeAuthor(strapi);
  const applied = await appliedVersions(strapi);
  const all = typePermissions(strapi);
  const content = all.filter(({ subject }) => subject?.startsWith('api::'));
  for (const role of [editor(strapi, content), shopStaff({ content, customers: customerRead(all) })]) {
    const version = versionOf(role);
    if (applied.get(`role/${role.code}`) === version) continue;
    await applyRole(strapi, role);
    applied.set(`role/${role.code}`, version);
    await applied.save();
  }
}

function editor(strapi: Core.Strapi, content: Permission[]): RoleSetup {
  const known = new Set(strapi.service('admin::permission').actionProvider.keys());
  const plugins = [
    ...mediaLibrary.map((action) => `plugin::upload.${action}`),
    'plugin::navigation.read',
    'plugin::navigation.update',
  ];
  return {
    code: 'strapi-editor',
    name: 'Editor',
    description: 'Can write, publish and delete all content, media and menus, but not change settings.',
    permissions: [
      ...content.filter((permission) => !isOfShop(permission)),
      ...plugins.filter((action) => known.has(action)).map((action) => ({ action })),
    ],
  };
}

function shopStaff({ content, customers }: { content: Permission[]; customers: Permission }): RoleSetup {
  const reads = content.filter(({ action }) => action === `${explorer}.read`);
  return {
    code: 'fieldshop-shop-staff',
    name: 'Shop staff',
    description:
      'Can process orders, enquiries and service requests, see customers, set taxes and shipping, read all content, and change and publish the price, stock, lead time and lifecycle of products.',
    permissions: [
      ...reads,
      ...content.filter((permission) => isStaffWork(permission)),
      customers,
      { action: `${explorer}.update`, subject: product, properties: { fields: shopFields } },
      { action: `${explorer}.publish`, subject: product },
      { action: 'plugin::upload.read' },
      // Certificates are attached to the instruments of a service request.
      { action: 'plugin::upload.assets.create' },
      { action: 'plugin::upload.assets.download' },
      { action: 'plugin::upload.assets.copy-link' },
    ],
  };
}

// Staff can enter service requests received by phone. Enquiries only come from the site.
function isStaffWork({ action, subject }: Permission): boolean {
  if (
    subject === 'api::calibration-and-repair-form.calibration-and-repair-form' &&
    action === `${explorer}.create`
  )
    return true;
  if (shopContent.has(subject ?? '')) return action !== `${explorer}.read`;
  return requests.has(subject ?? '') && action === `${explorer}.update`;
}

function isOfShop({ subject }: Permission): boolean {
  return requests.has(subject ?? '') || shopContent.has(subject ?? '');
}

function customerRead(all: Permission[]): Permission {
  const action = `${explorer}.read`;
  const whole = all.find((permission) => permission.action === action && permission.subject === customer);
  const fields = whole?.properties?.fields ?? [];
  return {
    action,
    subject: customer,
    properties: { fields: fields.filter((field) => customerFields.has(field.split('.')[0] ?? '')) },
  };
}

function typePermissions(strapi: Core.Strapi): Permission[] {
  const actions: Action[] = strapi.service('admin::permission').actionProvider.values();
  const own = actions.filter(({ section }) => section === 'contentTypes');
  const permissions: Permission[] = strapi.service('admin::content-type').getPermissionsWithNestedFields(own);
  return permissions.map(({ action, subject, properties }) => ({ action, subject, properties }));
}

// Strapi's third role can edit entries it created, including orders, and no one needs it. Strapi does not delete a role
// that is in use, so it loses its permissions and is deleted at the first start when no one has it.
async function removeAuthor(strapi: Core.Strapi): Promise<void> {
  const service = strapi.service('admin::role');
  const author: Role | null = await service.findOneWithUsersCount({ code: 'strapi-author' });
  if (!author) return;
  await service.assignPermissions(author.id, []);
  if (author.usersCount === 0) return service.deleteByIds([author.id]);
  strapi.log.warn(
    `${author.usersCount} admin users have the role Author, which no longer has any permissions. Give them the role Editor or Shop staff.`,
  );
}

async function applyRole(strapi: Core.Strapi, { permissions, ...attributes }: RoleSetup): Promise<void> {
  const service = strapi.service('admin::role');
  const existing: Role | null = await service.findOne({ code: attributes.code });
  const role: Role = existing ?? (await service.create(attributes));
  if (existing) await strapi.db.query('admin::role').update({ where: { id: role.id }, data: attributes });
  await service.assignPermissions(role.id, permissions);
}
