import type { Core } from '@strapi/strapi';
import { notFound } from '../../../platform/http/http-error';
import type { SubmittedForm } from '../../form/services/read-form';
import { findRequest, type ServiceRequest } from './request-record';
import { shippingPdf } from './shipping-pdf';
import { submitRequest } from './submit-request';
import { documentIdOfToken, shippingDocumentPath } from '../../../platform/signed-links/status-link';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  send: (form: SubmittedForm) => submitRequest(strapi, form),

  /** The request as shown to the customer: without the sender's details and the notes of the staff. */
  async status(token: string) {
    const { rmaNumber, reference, state, history, instruments } = await requestOf(strapi, token);
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
      shippingDocumentPath: rmaNumber ? shippingDocumentPath(token) : null,
    };
  },

  async shippingDocument(token: string) {
    const request = await requestOf(strapi, token);
    if (request.rmaNumber === null) throw notFound();
    const { rmaNumber } = request;
    return { rmaNumber, pdf: await shippingPdf(strapi, request, rmaNumber) };
  },
});

async function requestOf(strapi: Core.Strapi, token: string): Promise<ServiceRequest> {
  const documentId = documentIdOfToken(token);
  const request = documentId ? await findRequest(strapi, documentId) : undefined;
  if (!request) throw notFound();
  return request;
}
