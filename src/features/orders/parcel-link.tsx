interface Parcel {
  carrier: string;
  trackingNumber: string;
  trackingUrl: string;
}

/** Where a parcel can be followed, or who brings it. */
export function ParcelLink({ parcel: { carrier, trackingNumber, trackingUrl } }: { parcel: Parcel }) {
  const words = `${carrier} ${trackingNumber}`.trim();
  return trackingUrl.startsWith('https:') ? <a href={trackingUrl}>Track parcel: {words}</a> : <p>{words}</p>;
}
