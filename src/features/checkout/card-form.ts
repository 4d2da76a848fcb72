/** The result of confirming a payment. */
export type Confirmation = { type: 'paid' } | { type: 'declined'; message: string } | { type: 'unreachable' };

/** The form for a new card. The input goes directly to the payment provider; we never see it. */
export interface CardForm {
  /** An error message, or undefined if the form is complete. */
  submit: () => Promise<string | undefined>;
  /** Uses the typed card, or the saved card the payment was started with. */
  confirm: (clientSecret: string, isSaved: boolean) => Promise<Confirmation>;
}
