/** How confirming a payment ends. */
export type Confirmation = { type: 'paid' } | { type: 'declined'; message: string } | { type: 'unreachable' };

/** Where a card is typed. What is typed goes to the payment service and is never seen here. */
export interface CardForm {
  /** Undefined where it is complete, else what is wrong with it, in words. */
  submit: () => Promise<string | undefined>;
  /** With what was typed, or with the card the payment was started with. */
  confirm: (clientSecret: string, isSaved: boolean) => Promise<Confirmation>;
}
