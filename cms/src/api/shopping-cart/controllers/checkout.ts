import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { Address } from '../../../shop/addresses/address';
import { checkAddress } from '../../../shop/addresses/check-address';
import { countriesOf } from '../../../shop/addresses/countries';
import { orderedBasket } from '../../../shop/checkout/basket';
import { ShippingQuestion, TotalsQuestion } from '../../../shop/checkout/checkout';
import { parseData } from '../../../shop/checkout/parse';
import { servedCountries, shopRules } from '../../../shop/checkout/rules';
import { methodsFor, totalsOf } from '../../../shop/checkout/totals';
import { type Payments, payments } from '../../../shop/payment/payments';
import { holderOf } from '../../../shop/shopper';
import { askVatService, knownVatNumber } from '../../../shop/tax/vat-check';

function cardSettings(found: Payments | undefined) {
  if (!found) return null;
  return { publishableKey: found.publishableKey, testMode: found.isTest, paymentMethodTypes: ['card'] };
}

// These answer questions and change nothing, so they need no idempotency.
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async settings(ctx: Context) {
    const rules = await shopRules(strapi);
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = {
      data: {
        currency: rules.settings.currency,
        countries: countriesOf(servedCountries(rules)),
        payment: { purchaseOrder: true, card: cardSettings(payments(strapi)) },
      },
    };
  },

  async verifyAddress(ctx: Context) {
    const address = parseData(Address, ctx.request.body);
    ctx.body = { data: checkAddress(address, servedCountries(await shopRules(strapi))) };
  },

  async shipping(ctx: Context) {
    const { shippingAddress, quote } = parseData(ShippingQuestion, ctx.request.body);
    const basket = await orderedBasket(strapi, holderOf(ctx), quote);
    const { currency } = basket.cart;
    const methods = methodsFor(basket, shippingAddress.country, await shopRules(strapi));
    ctx.body = { data: { methods: methods.map((method) => ({ ...method, currency })) } };
  },

  async tax(ctx: Context) {
    const { quote, ...question } = parseData(TotalsQuestion, ctx.request.body);
    await askVatService(strapi, question.vatNumber);
    const basket = await orderedBasket(strapi, holderOf(ctx), quote);
    const [rules, vat] = [await shopRules(strapi), await knownVatNumber(strapi, question.vatNumber)];
    const { method: _method, ...totals } = totalsOf(basket, question, { rules, vat });
    ctx.body = { data: totals };
  },
});
