import { m } from '#src/messages/m.ts';

interface Parcel {
  carrier: string;
  trackingNumber: string;
  trackingUrl: string;
}

/** The tracking link of a parcel, or only its carrier and number. */
export function ParcelLink({ parcel: { carrier, trackingNumber, trackingUrl } }: { parcel: Parcel }) {
  const text = `${carrier} ${trackingNumber}`.trim();
  return trackingUrl.startsWith('https:') ? (
    <a href={trackingUrl}>{m.orders.trackParcel({ parcel: text })}</a>
  ) : (
    <p>{text}</p>
  );
}
