const part = () => Math.floor(Math.random() * 250);

/**
 * The IP of another client. Strapi allows five sign-ins to the admin in five minutes for each IP and e-mail, and its count
 * survives from one test file to the next.
 */
export const randomIp = () => `10.${part()}.${part()}.7`;
