import { beforeAll, describe, expect, it } from 'vitest';
import { adminToken } from './support/admin-token';
import { aBackend, type Backend } from './support/backend';

const heads: Record<string, string> = {
  pdf: '%PDF-1.7\n',
  png: '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
  gif: 'GIF89a\x01\0\x01\0\0\0\0;',
  zip: 'PK\x03\x04\0\0',
  mp4: '\0\0\0\x18ftypmp42\0\0',
  exe: 'MZ\x90\0\x03\0',
  text: 'ISO-10303-21;\nHEADER;',
};

let backend: Backend;
let token = '';
beforeAll(async () => {
  backend = await aBackend();
  token = await adminToken();
});

describe('a file of an editor', () => {
  it.each([
    ['manual.pdf', 'png'],
    ['manual.PDF', 'exe'],
    ['manual.pdf', 'text'],
    ['drawing.png', 'pdf'],
    ['drawing.jpg', 'exe'],
    ['drawings.zip', 'exe'],
    ['tour.mp4', 'gif'],
    ['model.step', 'exe'],
    ['prices.csv', 'zip'],
  ])('named %s is rejected with the content of %s', async (name, content) => {
    const before = await count();
    const response = await sent(name, content);
    expect([response.statusCode, response.json().error.message]).toEqual([
      400,
      expect.stringContaining(name),
    ]);
    expect(await count()).toBe(before);
  });

  it.each([
    ['manual.pdf', 'pdf'],
    ['drawings.zip', 'zip'],
    ['tour.mp4', 'mp4'],
    ['model.step', 'text'],
    // No rule is known for it.
    ['firmware.hex', 'text'],
  ])('named %s is accepted with the content of %s', async (name, content) => {
    expect((await sent(name, content)).statusCode).toBe(201);
  });

  it('cannot be replaced by something else', async () => {
    const [{ id }] = (await sent('manual.pdf', 'pdf')).json();
    expect((await sent('manual.pdf', 'exe', `/upload/files/${id}/replace`)).statusCode).toBe(400);
    expect((await sent('manual.pdf', 'exe', `/upload?id=${id}`)).statusCode).toBe(400);
  });
});

const count = () => backend.strapi.db.query('plugin::upload.file').count();

function sent(name: string, content: string, url = '/upload') {
  const part = `--b\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\n`;
  const type = 'content-type: application/octet-stream\r\n\r\n';
  const payload = Buffer.from(`${part}${type}${heads[content]}\r\n--b--\r\n`, 'latin1');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' };
  return backend.send({ method: 'POST', url, payload, headers });
}
