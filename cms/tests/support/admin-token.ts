import { post } from './customers';
import { randomIp } from './random-ip';

/** Signs in as the first administrator. */
export async function adminToken(): Promise<string> {
  const credentials = { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD };
  return (await post('/admin/login', credentials, { remoteAddress: randomIp() })).json().data.token;
}
