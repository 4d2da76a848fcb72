import { randomUUID } from 'node:crypto';
import type { Response } from 'light-my-request';
import { aBackend } from './backend';
import { randomIp } from './random-ip';

export type Granted = { action: string; subject: string; fields?: string[]; conditions?: string[] };
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A user who is signed in to the admin: links send the cookie, requests of the admin send the token. */
export class StaffMember {
  constructor(
    private readonly cookie: string,
    private readonly token: string,
  ) {}

  async open(url: string): Promise<Response> {
    const { get } = await aBackend();
    return get(url, { cookie: this.cookie });
  }

  async call(method: Method, url: string, payload?: object): Promise<Response> {
    const { send } = await aBackend();
    return send({ method, url, payload, headers: { authorization: `Bearer ${this.token}` } });
  }
}

/** Signs in a new member of the role with this code. */
export async function aMemberOf(code: string): Promise<StaffMember> {
  const { strapi } = await aBackend();
  const role = await strapi.db.query('admin::role').findOne({ where: { code } });
  return signedIn([role.id]);
}

/** Signs in a new member of a role created by an administrator. Without fields: all fields. */
export async function aMemberWith(granted: Granted[]): Promise<StaffMember> {
  const { strapi } = await aBackend();
  const roles = strapi.service('admin::role');
  const role = await roles.create({ name: randomUUID(), description: '' });
  const actions: { section: string }[] = strapi.service('admin::permission').actionProvider.values();
  const permissions: { action: string; subject: string }[] = strapi
    .service('admin::content-type')
    .getPermissionsWithNestedFields(actions.filter(({ section }) => section === 'contentTypes'));
  await roles.assignPermissions(
    role.id,
    granted.map(({ action, subject, fields, conditions = [] }) => {
      const actionId = `plugin::content-manager.explorer.${action}`;
      const whole = permissions.find((one) => one.action === actionId && one.subject === subject);
      return { ...whole, conditions, ...(fields ? { properties: { fields } } : {}) };
    }),
  );
  return signedIn([role.id]);
}

async function signedIn(roles: number[]): Promise<StaffMember> {
  const { strapi, send } = await aBackend();
  const [email, password] = [`${randomUUID()}@example.test`, 'Passw0rd-2'];
  await strapi
    .service('admin::user')
    .create({ email, firstname: 'A', lastname: 'Member', password, isActive: true, roles });
  const response = await send({
    method: 'POST',
    url: '/admin/login',
    payload: { email, password },
    remoteAddress: randomIp(),
  });
  const cookie = response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return new StaffMember(cookie, response.json().data.token);
}
