import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { invalid } from '../../../platform/http/http-error';
import { enqueueMail } from '../../../platform/mail/outgoing';
import { pageUrl } from '../../../platform/mail/site-origin';
import { mailSettings } from '../../setting/services/mail-settings';
import { priceText } from '../../../platform/money/price-text';
import { texts } from '../../../platform/messages/texts';
import { withAddOns } from '../../product/services/add-ons';
import type { AddOn } from '../../product/services/shop-products';
import { withTranslatedConfigurations, withTranslatedNames } from '../../translation/services/dictionary';
import { resolvePartNumbers, type ResolvedPart } from './configured-products';

const Fields = v.object({
  email: v.string(),
  partNumber: v.optional(v.string()),
  addOns: v.optional(v.array(v.string()), []),
});
type OrderablePart = Extract<ResolvedPart, { product: unknown }>;

/** Sends the customer their configuration with current rules and prices. Returns the part number. */
export async function mailConfiguration(strapi: Core.Strapi, fields: unknown): Promise<string> {
  const { email, partNumber, addOns } = v.parse(Fields, fields);
  if (partNumber === undefined) return await mailWizardLink(strapi, email);
  const found = (await resolvePartNumbers(strapi, [partNumber])).get(partNumber);
  if (!found || !('product' in found)) throw rejected(found?.type === 'invalid' ? found.problem : undefined);
  const part = await translatedPart(strapi, found);
  const t = texts().partWizard;
  const desk = await mailSettings(strapi);
  const code = part.product.partNumber;
  const chosen = part.product.addOns.filter((addOn) => addOns.includes(addOn.code));
  await enqueueMail(
    strapi,
    { from: desk.from, to: email, replyTo: desk.staff },
    {
      subject: t.subject({ code }),
      text: [t.hello, t.text],
      facts: factsOf(part, chosen),
      link: {
        label: t.openConfiguration,
        url: wizardUrl(code, chosen),
      },
      brand: desk.brand,
    },
  );
  return code;
}

// For a request that contains only the e-mail address.
async function mailWizardLink(strapi: Core.Strapi, email: string): Promise<string> {
  const t = texts().partWizard;
  const desk = await mailSettings(strapi);
  await enqueueMail(
    strapi,
    { from: desk.from, to: email, replyTo: desk.staff },
    {
      subject: t.linkSubject,
      text: [t.hello, t.linkText],
      facts: [],
      link: { label: t.openPartWizard, url: pageUrl('/part-wizard') },
      brand: desk.brand,
    },
  );
  return '';
}

function wizardUrl(code: string, addOns: AddOn[]): string {
  const query = new URLSearchParams({ code });
  if (addOns.length > 0) query.set('addOns', addOns.map((addOn) => addOn.code).join(','));
  return pageUrl(`/part-wizard?${query.toString()}`);
}

async function translatedPart(strapi: Core.Strapi, part: OrderablePart): Promise<OrderablePart> {
  const [named = part] = await withTranslatedConfigurations(strapi, [part]);
  const { product } = named;
  const [{ name } = product] = await withTranslatedNames(strapi, [product]);
  return {
    ...named,
    product: { ...product, name, addOns: await withTranslatedNames(strapi, product.addOns) },
  };
}

function factsOf({ product, configuration }: OrderablePart, addOns: AddOn[]): [string, string][] {
  const t = texts().partWizard;
  const { name, partNumber, currency, leadTimeDays } = product;
  const { price, extraDays } = withAddOns(
    product,
    addOns.map(({ code }) => code),
  );
  const positions = (configuration ?? '').split('; ').flatMap((line): [string, string][] => {
    const [, title, label] = /^([^:]+): (.*)$/.exec(line) ?? [];
    return title !== undefined && label !== undefined ? [[title, label]] : [];
  });
  return [
    [t.orderingCode, partNumber],
    [t.instrument, name],
    ...positions,
    ...addOns.map((addOn): [string, string] => [
      addOn.name,
      `+${priceText({ amountMinor: addOn.unitPrice, currency })}`,
    ]),
    [t.unitPrice, price === null ? t.onRequest : priceText({ amountMinor: price, currency })],
    [t.leadTime, leadTimeDays === null ? t.onRequest : t.workingDays({ days: leadTimeDays + extraDays })],
  ];
}

function rejected(problem = texts().partWizard.enterPartNumber) {
  return invalid(problem, [{ path: ['partNumber'], message: problem, name: 'ValidationError' }]);
}
