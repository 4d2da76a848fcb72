import type { Response } from 'light-my-request';
import { expect } from 'vitest';
import { aBackend } from './backend';

/** Like "Add new assets" in the media library. */
export async function upload(
  token: string,
  name: string,
  bytes: Buffer,
): Promise<{ id: number; url: string }> {
  const response = await sendUpload(token, name, bytes);
  expect(response.statusCode).toBe(201);
  return response.json()[0];
}

export async function sendUpload(token: string, name: string, bytes: Buffer): Promise<Response> {
  const { send } = await aBackend();
  const head = `--b\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b--\r\n')]);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' };
  return send({ method: 'POST', url: '/upload', payload, headers });
}
