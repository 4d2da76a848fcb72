/** Whether an order ships in one delivery or several, as shown at checkout and with the order. */
export const deliveriesText = (partDelivery: boolean) =>
  partDelivery ? 'Each item as soon as it is ready' : 'One delivery when everything is ready';
