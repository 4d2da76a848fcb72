import type { Core } from '@strapi/strapi';

const everyFile = '/((?!uploads/).+)';

/**
 * Removes Strapi's route that serves every file in UPLOADS_DIR, because that folder may contain the database, the mailbox
 * and attachments of customers. Our own middleware serves uploads.
 */
export function closePublicFolder({ server }: Core.Strapi): void {
  const { router } = server;
  router.stack = router.stack.filter(({ path }: { path: unknown }) => path !== everyFile);
}
