import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { read } from '../support/read.ts';

const Errors = v.object({
  data: v.null(),
  error: v.object({ status: v.number(), name: v.string(), message: v.string(), details: v.unknown() }),
});

describe('content that nobody may read', () => {
  it.each([
    '/api/users',
    '/api/users/1',
    '/api/users-permissions/roles',
    '/api/upload/files',
    '/api/redirects',
  ])('is rejected at %s', async (path) => {
    const { status, body } = await read(path);
    expect([401, 403, 404]).toContain(status);
    expect(v.parse(Errors, body).error.status).toBe(status);
  });

  it('includes drafts', async () => {
    const { status, body } = await read('/api/products?status=draft&pagination[pageSize]=250');
    const Body = v.object({ data: v.nullable(v.array(v.object({ publishedAt: v.nullable(v.string()) }))) });
    const drafts = v.parse(Body, body).data?.filter(({ publishedAt }) => publishedAt === null) ?? [];
    expect([200, 400, 401, 403]).toContain(status);
    expect(drafts).toEqual([]);
  });

  it('includes the authors of an entry', async () => {
    const { body } = await read('/api/products?populate=*&pagination[pageSize]=3');
    expect(JSON.stringify(body)).not.toMatch(
      /"(createdBy|updatedBy|localizations|password|resetPasswordToken)"/,
    );
  });
});

describe('a query that is too expensive', () => {
  const deep = Array.from({ length: 12 }, () => '[populate][relatedProducts]').join('');

  it('is rejected when it is nested too deeply', async () => {
    const { status } = await read(`/api/products?populate[relatedProducts]${deep}[populate]=*`);
    expect(status).toBe(400);
  });

  it('is rejected when it requests more than 250 entries, and accepted with 250', async () => {
    for (const size of ['pageSize=251', 'pageSize=100000', 'limit=251', 'limit=-1'])
      expect([size, (await read(`/api/products?pagination[${size.replace('=', ']=')}`)).status]).toEqual([
        size,
        400,
      ]);
    const { status, body } = await read('/api/products?pagination[pageSize]=250');
    const Page = v.object({ meta: v.object({ pagination: v.object({ pageSize: v.literal(250) }) }) });
    expect(status).toBe(200);
    expect(v.is(Page, body)).toBe(true);
  });
});

describe('an error', () => {
  it("has Strapi's format", async () => {
    const { status, body } = await read('/api/no-such-thing');
    expect(status).toBe(404);
    expect(v.parse(Errors, body).error).toMatchObject({ status: 404, name: 'NotFoundError' });
  });
});
