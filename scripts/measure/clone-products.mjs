// @ts-check
import { signInAsAdministrator } from './admin-client.mjs';

/** @typedef {import('./admin-client.mjs').Backend} Backend */

const manage = '/content-manager/collection-types/api::product.product';

/**
 * Fills the catalogue by cloning products through the admin API.
 * @param {Backend} backend
 * @param {number} count
 * @param {(done: number) => void} onProgress
 */
export async function cloneProducts(backend, count, onProgress) {
  const asAdministrator = await signInAsAdministrator(backend);
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
