import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { facetKinds } from '#src/contract/category.ts';
import { addressFields } from '#src/contract/checkout.ts';
import { documentTypes } from '#src/contract/document.ts';
import { currencies } from '#src/contract/forms/currencies.ts';
import { certificates, contaminations, services } from '#src/contract/forms/instrument.ts';
import { orderDocumentKinds, orderStates } from '#src/contract/order.ts';
import { lifecycles } from '#src/contract/lifecycles.ts';
import { deliveriesText } from '#src/format/deliveries-text.ts';
import { quoteStates } from '#src/contract/quote.ts';
import { serviceStates } from '#src/contract/service-request.ts';
import { Address } from '../cms/src/api/address/services/address.ts';
import { orderStates as storedOrderStates } from '../cms/src/api/order/services/order-states.ts';
import {
  deliveriesText as storedDeliveriesText,
  orderPdfKinds,
} from '../cms/src/api/order/services/order-view.ts';
import { enquiryStates } from '../cms/src/api/contact-form/services/enquiry-states.ts';
import { customerState } from '../cms/src/api/quote/services/quote-states.ts';
import { defaultLanguages, languages as backendLanguages } from '../cms/src/platform/messages/language.ts';
import { backendFolder, readMessages } from '../scripts/build/messages/read.mjs';
import { languages, siteLanguages } from '../scripts/setup/site-languages.mjs';
import { states as storedServiceStates } from '../cms/src/api/service-request/services/request-states.ts';

// The site does not import the backend, so both have these lists.
describe('site and backend know the same', () => {
  it('states of orders', () => {
    expect(orderStates).toEqual(storedOrderStates);
  });

  it('PDFs of orders', () => {
    expect(orderDocumentKinds).toEqual(orderPdfKinds);
  });

  it('names of the choice between one delivery and several', () => {
    for (const partDelivery of [true, false])
      expect(storedDeliveriesText({ lines: [{}, {}], partDelivery })).toBe(deliveriesText(partDelivery));
  });

  it('states of quotes, as far as customers see them', () => {
    expect(new Set(enquiryStates.map(customerState))).toEqual(new Set(quoteStates));
  });

  it('states of service requests', () => {
    expect(serviceStates).toEqual(storedServiceStates);
  });

  it('fields of addresses', () => {
    expect(Object.keys(Address.entries)).toEqual(addressFields);
  });

  it.each(languages)('formats of numbers and prices in the language %s', (language) => {
    const formats = formatsOf(readMessages(language, backendFolder));
    expect(Object.keys(formats)).toEqual(expect.arrayContaining(['locale', 'price', 'decimalMark']));
    expect(formatsOf(readMessages(language))).toMatchObject(formats);
  });
});

describe('build and backend know the same', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('languages', () => {
    expect(languages).toEqual(backendLanguages);
  });

  it.each(['', 'demo', 'none', 'keep'])('default languages of the site, with the content "%s"', (seed) => {
    vi.stubEnv('SITE_LANGUAGES', '');
    vi.stubEnv('SEED', seed);
    expect(siteLanguages().join()).toBe(defaultLanguages());
  });
});

describe('the content types allow the same', () => {
  it.each([
    ['api/order/content-types/order/schema.json', 'state', orderStates],
    ['api/contact-form/content-types/contact-form/schema.json', 'state', enquiryStates],
    [
      'api/calibration-and-repair-form/content-types/calibration-and-repair-form/schema.json',
      'state',
      serviceStates,
    ],
    ['api/product/content-types/product/schema.json', 'lifecycle', lifecycles],
    ['api/product/content-types/product/schema.json', 'currency', currencies],
    ['api/document/content-types/document/schema.json', 'type', documentTypes],
    ['components/category/facet.json', 'kind', facetKinds],
    ['components/request/instrument.json', 'service', services],
    ['components/request/instrument.json', 'certificate', certificates],
    ['components/request/instrument.json', 'contamination', contaminations],
  ])('in %s: %s', (file, attribute, values) => {
    expect(enumOf(file, attribute)).toEqual(values);
  });
});

const formatsOf = ({ language = {} }: ReturnType<typeof readMessages>) =>
  Object.fromEntries(Object.entries(language).map(([name, { source }]) => [name, source]));

const Schema = v.object({
  attributes: v.record(v.string(), v.looseObject({ enum: v.optional(v.unknown()) })),
});

function enumOf(file: string, attribute: string) {
  const text = readFileSync(path.resolve(import.meta.dirname, '../cms/src', file), 'utf8');
  return v.parse(Schema, JSON.parse(text)).attributes[attribute]?.enum;
}
