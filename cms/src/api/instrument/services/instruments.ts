import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { storedSerialNumber } from '../../../platform/content/serial-number';
import { translated, withTranslatedNames } from '../../translation/services/dictionary';

const uid = 'api::instrument.instrument';

const text = v.nullish(v.string(), '');
const Instrument = v.object({
  serialNumber: v.string(),
  partNumber: v.string(),
  calibratedOn: v.nullish(v.string(), null),
  calibrationDue: v.nullish(v.string(), null),
  certificateNumber: text,
  certificate: v.nullish(v.object({ url: v.string(), size: v.nullish(v.number(), null) }), null),
});
const Due = v.pick(Instrument, ['serialNumber', 'calibrationDue']);
const Delivered = v.pick(Instrument, ['serialNumber', 'partNumber', 'calibrationDue']);
const Product = v.object({ name: v.string(), url: v.string() });
const NamedProduct = v.object({ ...Product.entries, partNumber: v.string() });

/** An instrument as shown to anyone who enters its serial number, so without any data about its owner. */
export async function findInstrument(strapi: Core.Strapi, entered: string) {
  const serialNumber = storedSerialNumber(entered);
  if (serialNumber === '') return undefined;
  const row: unknown = await strapi.db
    .query(uid)
    .findOne({ where: { serialNumber }, populate: ['certificate'] });
  if (!row) return undefined;
  const instrument = v.parse(Instrument, row);
  return { ...instrument, product: await productOf(strapi, instrument.partNumber) };
}

async function productOf(strapi: Core.Strapi, partNumber: string) {
  const row: unknown = await strapi.db
    .query('api::product.product')
    .findOne({ where: { partNumber, publishedAt: { $notNull: true } }, select: ['name', 'url'] });
  if (!row) return null;
  const product = v.parse(Product, row);
  return { ...product, name: await translated(strapi, product.name) };
}

/** When the instruments with these serial numbers are due for calibration. Null if the date is not known. */
export async function calibrationDates(strapi: Core.Strapi, serialNumbers: string[]) {
  const known = serialNumbers.map(storedSerialNumber);
  const rows: unknown = await strapi.db
    .query(uid)
    .findMany({ where: { serialNumber: { $in: known } }, select: ['serialNumber', 'calibrationDue'] });
  const dates = new Map(
    v.parse(v.array(Due), rows).map(({ serialNumber, calibrationDue }) => [serialNumber, calibrationDue]),
  );
  return (serialNumber: string): string | null => dates.get(storedSerialNumber(serialNumber)) ?? null;
}

/** The instruments that were delivered with these orders, with the names of their products. */
export async function instrumentsOfOrders(strapi: Core.Strapi, orderNumbers: string[]) {
  const rows: unknown = await strapi.db
    .query(uid)
    .findMany({ where: { orderNumber: { $in: orderNumbers } }, orderBy: { serialNumber: 'asc' } });
  const instruments = v.parse(v.array(Delivered), rows);
  const products: unknown = await strapi.db.query('api::product.product').findMany({
    where: {
      partNumber: { $in: [...new Set(instruments.map(({ partNumber }) => partNumber))] },
      publishedAt: { $notNull: true },
    },
    select: ['name', 'url', 'partNumber'],
  });
  const named = await withTranslatedNames(strapi, v.parse(v.array(NamedProduct), products));
  const byPartNumber = new Map(named.map(({ partNumber, ...product }) => [partNumber, product]));
  return instruments.map((one) => ({ ...one, product: byPartNumber.get(one.partNumber) ?? null }));
}

/** Normalises serial numbers and order numbers before they are stored, so that they can be found in any spelling. */
export function installInstruments(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const data: Record<string, unknown> = ('data' in context.params && context.params.data) || {};
    if (context.uid === uid && typeof data.serialNumber === 'string')
      data.serialNumber = storedSerialNumber(data.serialNumber);
    if (context.uid === uid && typeof data.orderNumber === 'string')
      data.orderNumber = data.orderNumber.trim().toUpperCase();
    return next();
  });
}
