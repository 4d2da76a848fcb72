import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { consequencesOf, warningsFor } from '../src/admin/missing-content';
import { confirmMissing, type DocumentAction } from '../src/admin/missing-content-warnings';
import { aBackend, type Backend, load } from './support/backend';

// Written for the bundler of the admin; Node cannot load it directly.
vi.mock('@strapi/design-system', () => ({ Flex: 'div', Typography: 'p' }));
vi.mock('@strapi/strapi/admin', () => ({}));

const footer = 'api::footer.footer';

describe('an unpublished single type', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await aBackend();
  });

  it('is logged once, and again after it was published and unpublished', () => {
    const warn = vi.spyOn(backend.strapi.log, 'warn').mockReturnValue(backend.strapi.log);
    const { createMissingContentLog } = load('platform/site-build/missing-content.js');
    const note = createMissingContentLog(backend.strapi);
    note('/api/footer?populate[columns]=true', 404);
    note('/api/footer', 404);
    note('/api/setting', 200);
    note('/api/products?filters[url]=x', 404);
    expect(warn.mock.calls).toEqual([['“Footer” is not published, so pages show defaults instead.']]);
    note('/api/footer', 200);
    note('/api/footer', 404);
    note('/api/navigation/render/1?type=TREE', 404);
    expect(warn).toHaveBeenCalledTimes(3);
    warn.mockRestore();
  });

  it('returns 404 from the API, and rendering logs it', async () => {
    const warn = vi.spyOn(backend.strapi.log, 'warn').mockReturnValue(backend.strapi.log);
    const { createRead } = load('platform/http/read-in-process.js');
    const { published } = createRead(backend.strapi);
    const documents = backend.strapi.documents(footer);
    const found = await documents.findFirst({ status: 'published' });
    if (found) await documents.unpublish({ documentId: found.documentId });
    const { status } = await published('/api/footer');
    if (found) await documents.publish({ documentId: found.documentId });
    expect(status).toBe(404);
    expect(warn.mock.calls.flat().join()).toContain('“Footer” is not published');
    warn.mockRestore();
  });
});

describe('the admin', () => {
  const singleTypes = uidsOfSingleTypes();

  it('knows the consequence for every single type that can be unpublished, with fields that exist', () => {
    expect(singleTypes.length).toBeGreaterThan(10);
    for (const { uid, fields } of singleTypes) {
      const { unpublished, empty } = consequencesOf(uid) ?? { unpublished: '', empty: {} };
      expect(unpublished, uid).toMatch(/\.$/);
      expect(
        Object.keys(empty).filter((field) => !fields.includes(field)),
        uid,
      ).toEqual([]);
    }
  });

  it('warns before publishing what an empty field causes', () => {
    const values = { columns: [{ title: 'Products' }], legalLinks: [], copyright: ' ' };
    expect(warningsFor(footer, values)).toEqual([
      'Visitors cannot find the imprint, privacy notice and terms, which are required by law.',
      'The footer has no copyright line.',
    ]);
    expect(warningsFor('api::product.product', {})).toEqual([]);
  });

  it('asks before it unpublishes or deletes a single type, and continues only after a yes', () => {
    const onClick = vi.fn<() => void>();
    const stock: DocumentAction = Object.assign(() => ({ label: 'Unpublish', onClick }), {
      type: 'unpublish',
      position: 'panel',
    });
    const [asking] = confirmMissing([stock]);
    const { dialog, onClick: atOnce } = asking?.({ model: footer }) ?? {};
    expect([atOnce, dialog?.title]).toEqual([undefined, 'Unpublish?']);
    expect(JSON.stringify(dialog?.content)).toContain('imprint');
    expect(onClick).not.toHaveBeenCalled();
    dialog?.onConfirm?.();
    expect(onClick).toHaveBeenCalledOnce();
    expect({ ...asking }).toMatchObject({ type: 'unpublish', position: 'panel' });
  });

  it('does not change questions Strapi already asks, nor entries of collections', () => {
    const onConfirm = vi.fn<() => void>();
    const dialog = { type: 'dialog' as const, title: 'Confirmation', content: 'Keep the draft?', onConfirm };
    const stock: DocumentAction = Object.assign(() => ({ label: 'Unpublish', dialog }), {
      type: 'unpublish',
    });
    const [asking] = confirmMissing([stock]);
    const asked = asking?.({ model: footer })?.dialog;
    expect([asked?.title, asked?.onConfirm]).toEqual(['Confirmation', onConfirm]);
    expect(JSON.stringify(asked?.content)).toMatch(/imprint.*Keep the draft\?/);
    expect(asking?.({ model: 'api::product.product' })).toEqual({ label: 'Unpublish', dialog });
  });
});

function uidsOfSingleTypes() {
  const folder = path.join(import.meta.dirname, '../src/api');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('schema.json'))
    .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
    .filter(({ kind, options }) => kind === 'singleType' && options.draftAndPublish)
    .map(({ info, attributes }) => ({
      uid: `api::${info.singularName}.${info.singularName}`,
      fields: Object.keys(attributes),
    }));
}
