import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { Address } from '../../address/services/address';
import { checkAddress } from '../../address/services/check-address';
import { countriesOf } from '../../address/services/countries';
import { cartOwnerOf } from '../../cart/services/cart-owner';
import { accepts } from '../../market/services/payment-methods';
import { redeemPass } from '../../human-check/services/passes';
import { orderedBasket } from '../../order/services/basket';
import { viewOf } from '../../order/services/customer-orders';
import { draftOrder } from '../../order/services/order-draft';
import { placeOrder } from '../../order/services/place-order';
import { shopperOf } from '../../order/services/shopper-of';
import { paidOrder } from '../../payment/services/paid-order';
import { type Payments, payments } from '../../payment/services/payments';
import { translated, withTranslatedNames } from '../../translation/services/dictionary';
import { queryVatService, storedVatCheck } from '../../tax-rate/services/vat-check';
import { OrderRequest, ShippingRequest, TotalsRequest } from '../../pricing/services/checkout-requests';
import { currentMarket, type Market } from '../../../platform/market/current-market';
import { parseData } from '../../../platform/http/parse-data';
import { servedCountries, shopRules } from '../../pricing/services/shop-rules';
import { type Basket, methodsFor, totalsOf } from '../../pricing/services/totals';

function cardSettings(configured: Payments | undefined) {
  if (!configured) return null;
  return {
    publishableKey: configured.publishableKey,
    testMode: configured.isTest,
    paymentMethodTypes: ['card'],
  };
}

/** What the checkout offers in the market. */
async function settingsOf(strapi: Core.Strapi, market: Market | undefined) {
  const rules = await shopRules(strapi, market);
  const currency = market?.priceList?.currency ?? rules.settings.currency;
  const sale = { market, currency };
  return {
    currency,
    countries: countriesOf(servedCountries(rules)),
    payment: {
      purchaseOrder: accepts(sale, 'purchase-order'),
      card: accepts(sale, 'card') ? cardSettings(payments(strapi)) : null,
    },
  };
}

/** The shipping methods to a country, in the language of the request. */
async function shownMethods(strapi: Core.Strapi, basket: Basket, country: string) {
  const rules = await shopRules(strapi, basket.market);
  const methods = await withTranslatedNames(strapi, methodsFor(basket, country, rules));
  const shown = methods.map(async (method) => ({
    ...method,
    description: await translated(strapi, method.description),
    currency: basket.cart.currency,
  }));
  return await Promise.all(shown);
}

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async settings(ctx: Context) {
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = { data: await settingsOf(strapi, currentMarket()) };
  },

  async verifyAddress(ctx: Context) {
    const address = parseData(Address, ctx.request.body);
    ctx.body = { data: checkAddress(address, servedCountries(await shopRules(strapi, currentMarket()))) };
  },

  async shipping(ctx: Context) {
    const { shippingAddress, quote } = parseData(ShippingRequest, ctx.request.body);
    const basket = await orderedBasket(strapi, cartOwnerOf(ctx), quote);
    ctx.body = { data: { methods: await shownMethods(strapi, basket, shippingAddress.country) } };
  },

  async tax(ctx: Context) {
    const { quote, ...request } = parseData(TotalsRequest, ctx.request.body);
    await queryVatService(strapi, request.vatNumber);
    const basket = await orderedBasket(strapi, cartOwnerOf(ctx), quote);
    const [rules, vat] = [
      await shopRules(strapi, basket.market),
      await storedVatCheck(strapi, request.vatNumber),
    ];
    const { method: _method, ...totals } = totalsOf(basket, request, { rules, vat });
    const taxes = await withTranslatedNames(strapi, totals.taxes);
    ctx.body = { data: { ...totals, taxes } };
  },

  async placeOrder(ctx: Context) {
    const { payment, terms: _terms, ...checkout } = parseData(OrderRequest, ctx.request.body);
    const shopper = shopperOf(ctx, checkout.quote);
    // A purchase order reserves goods before anyone has approved it, so guests must pass the human check.
    if (payment.kind === 'purchase-order' && shopper.customer === undefined)
      await redeemPass(strapi, { pass: ctx.get('captcha-pass'), entry: ctx.state.entry });
    const order =
      payment.kind === 'card'
        ? await paidOrder(strapi, payment.paymentIntent, shopper)
        : await placeOrder(
            strapi,
            await draftOrder(strapi, shopper, { ...checkout, method: payment.kind }),
            payment,
          );
    ctx.status = 201;
    ctx.body = { data: await viewOf(strapi, order) };
  },
});
