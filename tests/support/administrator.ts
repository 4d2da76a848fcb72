import { request, type APIRequestContext } from 'playwright/test';
import * as v from 'valibot';

const SignedIn = v.object({ data: v.object({ token: v.string() }) });
const Entries = v.object({ results: v.array(v.looseObject({ documentId: v.string() })) });
type Entry = Record<string, unknown>;
const SingleEntry = v.object({ data: v.looseObject({}) });
const Files = v.array(v.object({ name: v.string() }));
const Lines = v.array(v.looseObject({}));

interface Credentials {
  email: string;
  password: string;
}

/** A token of the admin. Sign-in is limited to five in five minutes, so tests share a token. */
export async function administratorToken(origin: string, credentials: Credentials): Promise<string> {
  const response = await fetch(new URL('/admin/login', origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  if (!response.ok) throw new Error(`Signing in returned ${response.status}: ${await response.text()}`);
  return v.parse(SignedIn, await response.json()).data.token;
}

/** The admin's own requests, like an editor's browser. Tests share the token of their backend. */
export async function asAdministrator(origin: string, token = process.env.FIELDSHOP_ADMINISTRATOR_TOKEN) {
  const headers = { Authorization: `Bearer ${token}` };
  return new Administrator(await request.newContext({ baseURL: origin, extraHTTPHeaders: headers }));
}

export class Administrator {
  private readonly context: APIRequestContext;

  constructor(context: APIRequestContext) {
    this.context = context;
  }

  /** Changes fields of the entry with this url and publishes it. */
  async publish(type: string, url: string, fields: Record<string, unknown>): Promise<void> {
    const collection = `/content-manager/collection-types/api::${type}.${type}`;
    const list = await this.context.get(`${collection}?filters[url][$eq]=${encodeURIComponent(url)}`);
    const [entry] = v.parse(Entries, await list.json()).results;
    if (!entry) throw new Error(`No ${type} has the url ${url}.`);
    const path = `${collection}/${entry.documentId}/actions/publish`;
    const response = await this.context.post(path, { data: fields });
    if (!response.ok()) throw new Error(`Publishing returned ${response.status()}: ${await response.text()}`);
  }

  /** Gives each product of a quote request this price and answers the request. */
  async answerQuote(reference: string, unitPrice: number): Promise<void> {
    await this.change('contact-form', { reference }, ({ lines }) => ({
      lines: v.parse(Lines, lines).map((line) => ({ ...line, unitPrice })),
      state: 'answered',
    }));
  }

  /** The entry with this url. */
  async read(type: string, url: string): Promise<Entry> {
    return (await this.find(type, { url })).entry;
  }

  /** The names of the files of an order. */
  async attachmentsOf(number: string): Promise<string[]> {
    const { entry } = await this.find('order', { number });
    return v.parse(Files, entry.attachments).map(({ name }) => name);
  }

  /** Changes the state of an order. */
  async moveOrder(number: string, state: string): Promise<void> {
    await this.change('order', { number }, () => ({ state }));
  }

  /** Like the form of the admin, which sends the whole entry with the changes. */
  private async change(type: string, where: Record<string, string>, changed: (entry: Entry) => object) {
    const { entry, path } = await this.find(type, where);
    const response = await this.context.put(path, { data: { ...entry, ...changed(entry) } });
    if (!response.ok()) throw new Error(`Changing returned ${response.status()}: ${await response.text()}`);
  }

  private async find(type: string, where: Record<string, string>) {
    const collection = `/content-manager/collection-types/api::${type}.${type}`;
    const [[field, value] = ['', '']] = Object.entries(where);
    const list = await this.context.get(`${collection}?filters[${field}][$eq]=${encodeURIComponent(value)}`);
    const [match] = v.parse(Entries, await list.json()).results;
    if (!match) throw new Error(`There is no ${type} ${value}.`);
    const path = `${collection}/${match.documentId}`;
    const { data } = v.parse(SingleEntry, await (await this.context.get(path)).json());
    return { entry: data, path };
  }

  /** The number of entries of a type with this text in a field. */
  async count(type: string, field: string, text: string): Promise<number> {
    const collection = `/content-manager/collection-types/api::${type}.${type}`;
    const list = await this.context.get(
      `${collection}?filters[${field}][$eq]=${encodeURIComponent(text)}&pageSize=100`,
    );
    if (!list.ok()) throw new Error(`Listing returned ${list.status()}: ${await list.text()}`);
    return v.parse(Entries, await list.json()).results.length;
  }

  /** Replaces the content of an uploaded file. */
  async replaceFile(id: number, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const fileInfo = JSON.stringify({ name: file.name });
    const response = await this.context.post(`/upload?id=${id}`, { multipart: { files: file, fileInfo } });
    if (!response.ok()) throw new Error(`Replacing returned ${response.status()}: ${await response.text()}`);
  }
}
