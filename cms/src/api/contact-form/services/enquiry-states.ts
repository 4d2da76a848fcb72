/** The states of enquiries. Only quotes use all of them. */
export const enquiryStates = [
  'new',
  'in-work',
  'answered',
  'ordered',
  'expired',
  'declined',
  'closed',
] as const;

export type EnquiryState = (typeof enquiryStates)[number];
