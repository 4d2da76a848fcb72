import type { Core } from '@strapi/strapi';

const everyFile = '/((?!uploads/).+)';

/**
 * Takes away Strapi's route that serves every file in UPLOADS_DIR. The database, the mailbox and what customers attached
 * may be in that folder; uploaded files have a middleware of their own.
 */
export function closePublicFolder({ server }: Core.Strapi): void {
  const { router } = server;
  router.stack = router.stack.filter(({ path }: { path: unknown }) => path !== everyFile);
}
