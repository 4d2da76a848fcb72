import type { ServiceState } from '#src/contract/service-request.ts';
import { m } from '#src/messages/m.ts';

export const serviceStateLabels: Record<ServiceState, string> = {
  received: m.format.serviceReceived,
  accepted: m.format.serviceAccepted,
  'instrument-received': m.format.instrumentReceived,
  'in-work': m.format.serviceInWork,
  done: m.format.serviceDone,
  returned: m.format.serviceReturned,
  declined: m.format.serviceDeclined,
};
