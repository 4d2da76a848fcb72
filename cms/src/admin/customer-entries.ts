export type Customer = { documentId: string; email: string };

/**
 * The content manager's filters for the entries of a customer. An order also names the account it was placed with, so
 * that orders stay listed after the e-mail address of the account has changed.
 */
export function entriesOf(uid: string, { documentId, email }: Customer): Record<string, string> {
  const byEmail = { 'filters[$or][0][email][$eqi]': email };
  return uid === 'api::order.order' ? { ...byEmail, 'filters[$or][1][customer][$eq]': documentId } : byEmail;
}
