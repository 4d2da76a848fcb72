import type { Core } from '@strapi/strapi';
import { notFound } from '../../../platform/http/http-error';
import { findRequest, type ServiceRequest } from './request-record';
import { shippingPdf } from './shipping-pdf';
import { documentIdOfToken } from '../../../platform/signed-links/status-link';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const find = async (token: string): Promise<ServiceRequest> => {
    const documentId = documentIdOfToken(token);
    const request = documentId ? await findRequest(strapi, documentId) : undefined;
    if (!request) throw notFound();
    return request;
  };

  return {
    /** What the customer may see of a request: not who asked, nor what staff wrote for each other. */
    async status(token: string) {
      const { rmaNumber, reference, state, history, instruments } = await find(token);
      return {
        rmaNumber,
        reference,
        state,
        history: history.map(({ state, at, note }) => ({ state, at, note })),
        instruments: instruments.map(({ model, serialNumber, service }) => ({
          model,
          serialNumber,
          service,
        })),
        certificates: instruments.flatMap(({ serialNumber, certificates }) =>
          certificates.map(({ name, url }) => ({ name: `${serialNumber}: ${name}`, url })),
        ),
        shippingLabelPath: rmaNumber ? `/api/service-requests/${token}/shipping-paper` : null,
      };
    },

    async paper(token: string) {
      const request = await find(token);
      if (request.rmaNumber === null) throw notFound();
      const { rmaNumber } = request;
      return { rmaNumber, pdf: await shippingPdf(strapi, request, rmaNumber) };
    },
  };
};
