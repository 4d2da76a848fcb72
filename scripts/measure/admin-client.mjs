// @ts-check

/** @typedef {{ origin: string, administrator: { email: string, password: string } }} Backend */

/**
 * Signs in to the admin. The returned function posts there.
 * @param {Backend} backend
 */
export async function signInAsAdministrator({ origin, administrator }) {
  const { data } = await post(`${origin}/admin/login`, administrator);
  /**
   * @param {string} path
   * @param {object} body
   */
  return (path, body) => post(origin + path, body, data.token);
}

/**
 * @param {string} url
 * @param {object} body
 * @param {string} [token]
 */
async function post(url, body, token) {
  const headers = new Headers({ 'content-type': 'application/json' });
  if (token) headers.set('authorization', `Bearer ${token}`);
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json();
}
