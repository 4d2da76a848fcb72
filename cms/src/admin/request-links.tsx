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

// Beside a request or order: what was attached, what the customer sees, and the paper for the parcel, a click away.
export function RequestLinks({ model, documentId, document }: Props) {
  if (!models.has(model) || !documentId) return null;
  const attachments = document?.attachments ?? [];
  const links = attachments.map(({ link, name, sizeBytes }) => ({
    url: link,
    label: `${name} (${Math.ceil(sizeBytes / 1024)} kB)`,
  }));
  if (model === serviceRequest)
    links.push({ url: `/admin/service-requests/${documentId}/status`, label: 'What the customer sees' });
  if (document?.rmaNumber)
    links.push({ url: `/admin/service-requests/${documentId}/paper`, label: 'Shipping document' });
  if (model === enquiry && document?.kind === 'quote')
    links.push({ url: `/admin/quotes/${documentId}/page`, label: 'What the customer sees' });
  if (model === order) links.push(...orderLinks(documentId));
  if (links.length === 0) return null;
  return { title: 'Files and papers', content: <Links links={links} /> };
}

// Invoice and packing slip are there once the order is paid or packed.
function orderLinks(documentId: string) {
  const address = `/admin/orders/${documentId}`;
  return [
    { url: `${address}/page`, label: 'What the customer sees' },
    { url: `${address}/confirmation`, label: 'Order acknowledgement or confirmation' },
    { url: `${address}/invoice`, label: 'Invoice' },
    { url: `${address}/packing-slip`, label: 'Packing slip' },
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
