/** What the customer chooses at checkout, and sees with the order. */
export const deliveriesText = (partDelivery: boolean) =>
  partDelivery ? 'Each item as soon as it is ready' : 'One delivery when everything is ready';
