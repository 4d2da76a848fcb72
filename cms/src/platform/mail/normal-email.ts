/** The spelling by which e-mail addresses are compared. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();
