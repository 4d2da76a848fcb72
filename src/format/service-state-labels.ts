import type { ServiceState } from '#src/contract/service-request.ts';

export const serviceStateLabels: Record<ServiceState, string> = {
  received: 'Request received',
  accepted: 'Accepted, RMA number issued',
  'instrument-received': 'Instrument received',
  'in-work': 'In progress',
  done: 'Work completed',
  returned: 'Returned to you',
  declined: 'Declined',
};
