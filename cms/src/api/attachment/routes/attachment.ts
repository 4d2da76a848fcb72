const config = { auth: false };

// The file id and the offset make these requests safe to repeat, so they need no Idempotency-Key.
export default {
  routes: [
    { method: 'POST', path: '/attachments', handler: 'attachment.create', config },
    { method: 'PATCH', path: '/attachments/:file', handler: 'attachment.append', config },
  ],
};
