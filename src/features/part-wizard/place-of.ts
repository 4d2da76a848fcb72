/** Where a position stands on the page. */
export const placeOf = ({ key }: { key: string }) => `position-${key}`;
