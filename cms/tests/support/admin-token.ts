import { post } from './customers';

/** Signs in as the first administrator. */
export async function adminToken(): Promise<string> {
  const credentials = { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD };
  return (await post('/admin/login', credentials)).json().data.token;
}
