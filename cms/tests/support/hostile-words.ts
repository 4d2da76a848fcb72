// Building blocks of hostile requests: names with a meaning in JavaScript, Strapi or SQL, and wrong values.

const list = (text: string) => text.trim().split(/\s+/);

export const texts = [
  ...list(`0 -1 1 1e999 NaN abc true null * id documentId name price __proto__ constructor toString hasOwnProperty prototype
    %00 %0d%0a %F0%9F%92%A9 %E0%A4%A %ud800 ' " %25 ..%2f..%2f [ ] [] {} $eq $and , ,,, . a.b.c.d.e createdBy category products
    contentBlocks thumbnail category.name 2026-13-45 99999999999999999999 %EF%BF%BF 1;2 -9007199254740993 0x10 + \u00e9`),
  '',
  ' ',
  'x'.repeat(300),
];

export const keys = [
  ...texts,
  ...list(`specifications priceBreaks seo family accessories dataSheet createdAt weight stock publishedAt locale lifecycle url
    a type fields populate filters sort on count`),
];

export const operators =
  list(`$eq $eqi $ne $nei $in $notIn $lt $lte $gt $gte $between $contains $containsi $notContains
  $notContainsi $startsWith $startsWithi $endsWith $endsWithi $null $notNull $and $or $not $elemMatch $jsonSupersetOf $regexp
  $where $exists $ $$ $any $AND`);

export const parameters = [
  ...list(`filters filters filters fields sort populate populate pagination pagination locale status type menu path q filter
    limit offset since id _q preview page v __proto__ constructor hasOwnProperty`),
  '',
];

export const partsOfPagination = ['', ...list('page pageSize start limit withCount __proto__')];
export const partsOfPaths = ['', ...list('0 1 99 -1 populate on filters fields sort')];

export const encodings = ['gzip, br', '', ...list('gzip br deflate zstd compress identity x *')];

export const mediaTypes = [
  ...list(`text/plain text/xml multipart/form-data multipart/form-data;boundary=x application/octet-stream
    application/json;charset=utf-99 application/json;charset=utf-16 application/vnd.api+json json / a/b/c
    application/x-www-form-urlencoded;charset=x application/csp-report`),
];

/** Paths that URL parsers disagree about. */
export const oddPaths =
  list(`* http://[ http://evil.test/products //[ //a:b //:99999/ // /// /\\[ /\\\\evil.test /%E0%A4%A /%00 /% /%2f%2f /.. /. /p/%E0%A4%A
  /products/%E0%A4%A /products/%00 /p/..%2f /?preview=%E0 /search?q=%E0%A4%A /products?page=%E0 /; /: /p/[ /products/[id]
  //evil.test/products /* /(.*) /__proto__ /constructor /products/__proto__ /categories/constructor /assets/ /assets/..
  /uploads/%00 /uploads/%E0%A4%A /uploads/..%2fcontent.db /api /api/ /api//products /api/%E0%A4%A /api/products/%E0%A4%A
  /api/products/%00 /api/navigation/render/%E0%A4%A /api/navigation/render/%00 /api/navigation/render/99999999999999
  /mailbox/%E0%A4%A /admin/%E0%A4%A /part-wizard/%E0%A4%A /shopping-cart/cart/%E0%A4%A /shopping-cart/orders/%00
  /api/search/%E0%A4%A /api/search/indexes/%00/search /api/service-requests/%00 /content-manager/%E0 /_health?x=%E0
  /robots.txt?% /sitemap.xml?%E0%A4%A /index.html?%`);

export const values: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e300,
  2 ** 53,
  '',
  ' ',
  'abc',
  '\u0000',
  '\ud800',
  '\u202e',
  '💩',
  '${7*7}',
  "' or 1=1 --",
  [],
  {},
  [[]],
  [null],
  [{}],
  { length: 1e9 },
  { toString: 1 },
  { $ne: null },
  'x'.repeat(5000),
  '__proto__',
  '2026-02-30',
  '00000000-0000-4000-8000-000000000000',
  'ada@example.test',
  '-0',
  '1e5',
];

/** Names of fields in the forms without JavaScript. */
export const fieldsOfForms = [
  'name',
  'email',
  'message',
  'company',
  'lines.0.partNumber',
  'lines.0.quantity',
  'lines.999999.quantity',
  'instruments.0.serialNumber',
  'partNumber',
  'quantity',
  'action',
  '__proto__.isAdmin',
  'constructor.prototype.x',
];
