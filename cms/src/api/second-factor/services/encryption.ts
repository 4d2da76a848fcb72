import type { Core } from '@strapi/strapi';

/** Uses Strapi's service, which encrypts with AES-256-GCM and ENCRYPTION_KEY. */
export function encrypt(strapi: Core.Strapi, text: string): string {
  const encrypted: string | null = strapi.service('admin::encryption').encrypt(text);
  if (encrypted === null) throw new Error('ENCRYPTION_KEY is missing.');
  return encrypted;
}

/** Undefined if ENCRYPTION_KEY has changed. */
export function decrypt(strapi: Core.Strapi, encrypted: string): string | undefined {
  const text: string | null = strapi.service('admin::encryption').decrypt(encrypted);
  return text ?? undefined;
}
