/** The element id of a position. */
export const positionAnchor = ({ key }: { key: string }) => `position-${key}`;

/** The element id of the configured instrument, with its price and order buttons. */
export const orderAnchor = 'configuration';
