type Attachment = { id: number; name: string; link: string; sizeBytes: number };
type Props = {
  model: string;
  documentId?: string;
  document?: { kind?: string; attachments?: Attachment[]; rmaNumber?: string | null };
};

const enquiry = 'api::contact-form.contact-form';
const serviceRequest = 'api::calibration-and-repair-form.calibration-and-repair-form';

const order = 'api::order.order';
const models = new Set([enquiry, serviceRequest, order]);

// Side panel of a request or order with links to its attachments, the customer's page and the shipping document.
export function RequestLinks({ model, documentId, document }: Props) {
  if (!models.has(model) || !documentId) return null;
  const attachments = document?.attachments ?? [];
  const links = attachments.map(({ link, name, sizeBytes }) => ({
    url: link,
    label: `${name} (${Math.ceil(sizeBytes / 1000)} kB)`,
  }));
  if (model === serviceRequest)
    links.push({ url: `/admin/service-requests/${documentId}/status`, label: 'What the customer sees' });
  if (document?.rmaNumber)
    links.push({
      url: `/admin/service-requests/${documentId}/shipping-document`,
      label: 'Shipping document',
    });
  if (model === enquiry && document?.kind === 'quote')
    links.push({ url: `/admin/quotes/${documentId}/page`, label: 'What the customer sees' });
  if (model === order) links.push(...orderLinks(documentId));
  if (links.length === 0) return null;
  return { title: 'Files and links', content: <Links links={links} /> };
}

// Invoice and packing slip are available once the order is paid or packed.
function orderLinks(documentId: string) {
  const url = `/admin/orders/${documentId}`;
  return [
    { url: `${url}/page`, label: 'What the customer sees' },
    { url: `${url}/confirmation`, label: 'Order acknowledgement or confirmation' },
    { url: `${url}/invoice`, label: 'Invoice' },
    { url: `${url}/packing-slip`, label: 'Packing slip' },
  ];
}

function Links({ links }: { links: { url: string; label: string }[] }) {
  return (
    <ul style={{ width: '100%', fontSize: '1.4rem', lineHeight: 1.5 }}>
      {links.map(({ url, label }) => (
        <li key={url} style={{ padding: '0.6rem 0', overflowWrap: 'anywhere' }}>
          <a href={url} target="_blank" rel="noreferrer" style={{ color: 'inherit' }}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
