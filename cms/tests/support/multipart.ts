import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import promises from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Core } from '@strapi/strapi';
import type { InjectOptions } from 'light-my-request';
import { vi } from 'vitest';
import { type Backend, load } from './backend';

export const multipart = { 'content-type': 'multipart/form-data; boundary=x' };

const end = '--x--\r\n';
const part = (disposition: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; ${disposition}\r\n${content}\r\n`;
const field = (name: string) => part(`name="${name}"`, '\r\nhello');
const file = (field: string, name: string, content = 'hello') =>
  part(`name="${field}"; filename="${name}"`, `Content-Type: text/plain\r\n\r\n${content}`);

/** A form with one file. */
export const formWithFile = (content: string, field = 'files') => file(field, 'a.txt', content) + end;

const named = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => name.replace('#', String(index)));

// The information about a file is JSON with its name, folder and so on.
const information = ['{', 'null', '{"folder":1e99}'];

/** Well-formed and other forms that a parser or its storage might fail on. */
export const hostileForms: [what: string, payload: string][] = [
  ['1,000 fields', named('field#', 1000).map(field).join('') + end],
  ['1,001 fields of one name', named('files', 1001).map(field).join('') + end],
  ['a name of 100 kB', field('n'.repeat(100_000)) + end],
  ['a file named ../../x', file('files', '../../x') + end],
  ['a file named ..\\..\\x', file('files', '..\\..\\x') + end],
  ['a file named .', file('files', '.') + end],
  ['a file without a name', file('files', '') + end],
  ['a file with a name of 100 kB', file('files', `${'n'.repeat(100_000)}.txt`) + end],
  ['fields and files of one name', field('files') + file('files', 'a.txt') + field('files') + end],
  [
    'fields named like properties of objects',
    ['__proto__', 'constructor', 'a[b][c]'].map(field).join('') + end,
  ],
  ...information.map((text): [string, string] => [
    `information ${text}`,
    part('name="fileInfo"', `\r\n${text}`) + formWithFile('hello'),
  ]),
  [
    '50 files',
    named('files', 50)
      .map((name) => file(name, 'a.txt'))
      .join('') + end,
  ],
  ['a header of 100 kB', `--x\r\nX-Long: ${'n'.repeat(100_000)}\r\n\r\nhello\r\n${end}`],
  ['no parts', end],
  ['no end', formWithFile('hello').slice(0, -5)],
];

const outsideOfApi = [
  '/',
  '/search',
  '/p/A1',
  '/products/a',
  '/uploads/a.pdf',
  '/mailbox',
  '/_health',
  '/nowhere',
];
const basic = ['contact', 'request-quote', 'request-demo', 'calibration-and-repair', 'cart', 'nothing'];

/** Every route that takes a body, and paths that have none. */
export function routesForBodies(strapi: Core.Strapi): Required<Pick<InjectOptions, 'method' | 'url'>>[] {
  const paths = [...outsideOfApi, ...basic.map((name) => `/basic/${name}`)];
  const routes = strapi.server.listRoutes().flatMap(({ methods, path }) =>
    (['POST', 'PUT', 'PATCH'] as const)
      .filter((method) => methods.includes(method))
      .map((method) => ({
        method,
        url: String(path)
          .replaceAll(/:\w+\*?/g, '1')
          .replace(/\(.*\)/, 'a'),
      })),
  );
  return [...paths.map((url) => ({ method: 'POST' as const, url })), ...routes];
}

export const temporaryFolder = () => load('platform/uploads/temporary-files.js').temporaryFolder;

export const leftFiles = () => (existsSync(temporaryFolder()) ? readdirSync(temporaryFolder()) : []);

/** Returns the forms that are parsed from now on, each of which gets a folder for its files. */
export function watchedForms(): () => unknown[] {
  const making = vi.spyOn(promises, 'mkdtemp');
  making.mockClear();
  return () => making.mock.calls.filter(([prefix]) => String(prefix).startsWith(temporaryFolder()));
}

/** Sends a fifth of a form of 1 MB. `statuses` has the status of the response, if there is one already. */
export async function startUpload(backend: Backend, path: string, headers: object) {
  const server = createServer(backend.strapi.server.app.callback()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sent = { ...multipart, ...headers, 'content-length': 1_000_000 };
  const statuses: (number | undefined)[] = [];
  const sending = request({ port, path, method: 'POST', headers: sent });
  sending.on('response', ({ statusCode }) => statuses.push(statusCode)).on('error', () => {});
  sending.write(formWithFile('x'.repeat(300_000)).slice(0, 200_000));
  const abort = () => {
    sending.destroy();
    server.close();
  };
  return { statuses, abort };
}
