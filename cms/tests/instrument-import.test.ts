import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend } from './support/backend';
import { aMemberOf, type StaffMember } from './support/staff';

const uid = 'api::instrument.instrument';

let backend: Backend;
let editor: StaffMember;
beforeAll(async () => {
  backend = await aBackend();
  editor = await aMemberOf('strapi-editor');
});

describe('the import of instruments', () => {
  it('adds new instruments and updates known ones, and accepts the headings and separator of a spreadsheet', async () => {
    await backend.strapi.documents(uid).create({
      data: { serialNumber: '27 0001', partNumber: 'X-1', certificateNumber: 'CAL 1' },
    });
    const response = await imported(
      '\uFEFFSerial number;Part number;Order number;calibrated_on;calibrationDue;certificateNumber\r\n' +
        '27-0001;;a-2026-000007;2026-11-02;2027-11-02;\r\n' +
        ';;;;;\r\n' +
        '27 0002;X-2;;;;\r\n',
    );
    expect(response.json().data).toEqual({ created: 1, updated: 1 });
    expect(await instrument('270001')).toMatchObject({
      partNumber: 'X-1',
      orderNumber: 'A-2026-000007',
      calibratedOn: '2026-11-02',
      calibrationDue: '2027-11-02',
      certificateNumber: 'CAL 1',
    });
    expect(await instrument('270002')).toMatchObject({ partNumber: 'X-2', calibrationDue: null });
  });

  it('stores nothing if a line has a problem, and lists all such lines', async () => {
    const response = await imported(
      'serialNumber,partNumber,calibrationDue\n270010,X-1,2027-01-14\n,X-1,\n270011,X-1,14.01.2027\n270 010,X-1,2027-02-30\n',
    );
    expect(response.statusCode).toBe(400);
    const { message } = response.json().error;
    expect(message).toMatch(/^Nothing was imported\. Line 3: Enter a serial number\. Line 4: .*14\.01\.2027/);
    expect(message).toContain('Line 5: Enter the date “2027-02-30”');
    expect(await instrument('270010')).toBeNull();
  });

  it.each([
    ['the same instrument twice', 'serialNumber,partNumber\n270020,X-1\n27-0020,X-1', /Line 3: Line 2 has/],
    [
      'a new instrument without a part number',
      'serialNumber,partNumber\n270021,X-1\n270020,',
      /Line 3: Enter the part/,
    ],
    ['an unknown column', 'serialNumber,owner\n270020,Ada', /Unknown column “owner”.*certificateNumber/],
    ['no serial numbers', 'partNumber\nX-1', /The column serialNumber is missing/],
    ['no lines', 'serialNumber,partNumber\n', /no instruments/],
    ['an empty file', '', /serialNumber is missing/],
    ['a quotation mark that is not closed', 'serialNumber,partNumber\n270020,"X-1', /quotation mark/],
    ['too many lines', `serialNumber\n${'270020\n'.repeat(5001)}`, /at most 5000 lines/],
  ])('rejects %s and stores nothing', async (_what, csv, message) => {
    const response = await imported(csv);
    expect([response.statusCode, response.json().error.message]).toEqual([
      400,
      expect.stringMatching(message),
    ]);
    expect(await instrument('270020')).toBeNull();
    expect(await instrument('270021')).toBeNull();
  });

  it('needs permission to change instruments', async () => {
    const csv = 'serialNumber,partNumber\n270030,X-1';
    const shopStaff = await aMemberOf('fieldshop-shop-staff');
    expect((await shopStaff.call('POST', '/admin/instruments/import', { data: { csv } })).statusCode).toBe(
      403,
    );
    const anonymous = await backend.send({
      method: 'POST',
      url: '/admin/instruments/import',
      payload: { data: { csv } },
    });
    expect(anonymous.statusCode).toBe(401);
    expect(await instrument('270030')).toBeNull();
  });
});

const imported = (csv: string) => editor.call('POST', '/admin/instruments/import', { data: { csv } });

const instrument = (serialNumber: string) =>
  backend.strapi.db.query(uid).findOne({ where: { serialNumber } });
