// @ts-check

/** @typedef {{ origin: string, administrator: { email: string, password: string } }} Backend */

const manage = '/content-manager/collection-types/api::product.product';

/**
 * Fills the catalogue by cloning products through the admin API.
 * @param {Backend} backend
 * @param {number} count
 * @param {(done: number) => void} onProgress
 */
export async function cloneProducts(backend, count, onProgress) {
  const asAdministrator = await signIn(backend);
  const response = await fetch(`${backend.origin}/api/products?fields[0]=name&pagination[pageSize]=250`);
  const { data: products } = await response.json();
  const clones = [];
  for (let number = products.length; number < count; number += 1) {
    const { documentId, name } = products[number % products.length];
    const fields = {
      name: `${name}, ${number}`,
      partNumber: `CLONE-${number}`,
      url: `clone-${number}`,
      // A product of a family must have a valid code of that family.
      family: { set: [] },
    };
    clones.push((await asAdministrator(`${manage}/clone/${documentId}`, fields)).data.documentId);
    onProgress(number + 1);
  }
  for (let first = 0; first < clones.length; first += 25) {
    await asAdministrator(`${manage}/actions/bulkPublish`, { documentIds: clones.slice(first, first + 25) });
  }
}

/** @param {Backend} backend */
async function signIn({ origin, administrator }) {
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
