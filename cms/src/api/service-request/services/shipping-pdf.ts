import type { Core } from '@strapi/strapi';
import { renderSVG } from 'uqr';
import { formatDate } from '../../../platform/dates/format-date';
import { typeset } from '../../../platform/pdf/typesetter';
import { texts } from '../../../platform/messages/texts';
import { stateText } from '../../../platform/content/state-text';
import { addressLines } from '../../address/services/address-lines';
import { marketOfCountry } from '../../market/services/markets';
import { companyOf } from '../../setting/services/company';
import { printedLogo } from '../../setting/services/printed-logo';
import type { ReturnAddress, ServiceRequest } from './request-record';

/** The document that the customer puts in the parcel. Its QR code contains only the RMA number, because many people see a parcel. */
export async function shippingPdf(
  strapi: Core.Strapi,
  request: ServiceRequest,
  rmaNumber: string,
): Promise<Buffer> {
  const accepted = request.history.find(({ state }) => state === 'accepted')?.at ?? new Date().toISOString();
  const { reference, name, company: customer, purchaseOrder, instruments, returnAddress } = request;
  const data = {
    company: await companyOf(strapi),
    logo: await printedLogo(strapi),
    revision: accepted.slice(0, 10),
    date: formatDate(accepted),
    replacedBy: null,
    rmaNumber,
    reference,
    customer: [customer, name].filter(Boolean),
    purchaseOrder,
    returnAddress: returnAddress ? returnLines(returnAddress) : [],
    paper: (await marketOfCountry(strapi, returnAddress?.country ?? ''))?.paperSize ?? 'a4',
    instruments: instruments.map(({ model, serialNumber, service, certificate }) => ({
      model,
      serialNumber,
      service: choiceText(service),
      certificate: choiceText(certificate),
    })),
    qr: renderSVG(rmaNumber, { ecc: 'M', border: 0 }),
  };
  return typeset({ template: 'shipping.typ', data }, (document) => document.pdf());
}

const returnLines = ({ name, street, street2, postalCode, city, region, country }: ReturnAddress) =>
  addressLines({
    company: '',
    name,
    line1: street,
    line2: street2,
    postalCode,
    city,
    state: region,
    country,
    phone: '',
  });

/** The service or certificate that the customer has selected. */
function choiceText(value: string): string {
  const t = texts().serviceRequests;
  const choices = new Map([
    ['calibration', t.calibration],
    ['repair', t.repair],
    ['calibration-and-repair', t.calibrationAndRepair],
    ['return', t.return],
    ['none', t.noCertificate],
    ['as-left', t.asLeft],
    ['as-found-and-as-left', t.asFoundAndAsLeft],
  ]);
  return choices.get(value) ?? stateText(value);
}
