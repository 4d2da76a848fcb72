const config = { auth: false };

// Repeatable by their identity and offset, so without an Idempotency-Key.
export default {
  routes: [
    { method: 'POST', path: '/attachments', handler: 'attachment.announce', config },
    { method: 'PATCH', path: '/attachments/:file', handler: 'attachment.append', config },
  ],
};
