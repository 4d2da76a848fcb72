import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend } from './support/backend';
import { aFamily, saveFamily } from './support/configurable';
import { aProduct } from './support/shop';

const products = 'api::product.product';

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});

describe('saving a product', () => {
  it('is rejected if its family cannot build it, draft or published, and changes nothing', async () => {
    const { prefix, documentId: family } = await aFamily();
    const impossible = `${prefix}-30-M12`;
    await expect(aProduct({ partNumber: impossible, family })).rejects.toThrow(
      `The product ${impossible} does not have a valid code. “30-M12” after ${prefix} is not a valid`,
    );
    await aProduct({ partNumber: `${prefix}-10-M12`, family });
    const [made] = await productsOf(prefix);
    const data: Record<string, unknown> = { partNumber: `${prefix}-20-EP-M12` };
    const documentId = String(made?.documentId);
    await expect(backend.strapi.documents(products).update({ documentId, data })).rejects.toThrow(
      'cannot be built by these rules: The large one has no room for it. It belongs to the family',
    );
    expect(await partNumbersOf(prefix)).toEqual([`${prefix}-10-M12`]);
  });

  it('is accepted if it is discontinued, or its family is not configurable', async () => {
    const { prefix, documentId: family } = await aFamily();
    await aProduct({ partNumber: `${prefix}-99`, family, lifecycle: 'obsolete' });
    await aProduct({ partNumber: `${prefix}-98` });
    expect(await partNumbersOf(prefix)).toEqual([`${prefix}-98`, `${prefix}-99`]);
  });
});

describe('an option of a family', () => {
  it('has the picture that editors chose for it', async () => {
    const { prefix, documentId } = await aFamily();
    const picture = await backend.strapi.db
      .query('plugin::upload.file')
      .findOne({ where: { mime: 'image/webp' } });
    const options = [
      { code: '10', label: '10', picture: picture.id },
      { code: '20', label: '20' },
    ];
    const positions = [{ key: 'size', title: 'Size', options }];
    await saveFamily(documentId, { positions, rules: [] }, 'published');
    const { families } = (await backend.get('/part-wizard/items')).json().data;
    const found = families.find((family: { name: string }) => family.name === prefix);
    expect(found.positions[0].options).toMatchObject([
      { code: '10', picture: { url: picture.url, mime: 'image/webp' } },
      { code: '20', picture: null },
    ]);
  });
});

const productsOf = (prefix: string) =>
  backend.strapi
    .documents(products)
    .findMany({ filters: { partNumber: { $startsWith: prefix } }, sort: 'partNumber' });

const partNumbersOf = async (prefix: string) =>
  (await productsOf(prefix)).map(({ partNumber }) => partNumber);
