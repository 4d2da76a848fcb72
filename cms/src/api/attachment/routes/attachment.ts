const config = { auth: false };

// File id and offset make these requests safe to repeat without an Idempotency-Key.
export default {
  routes: [
    { method: 'POST', path: '/attachments', handler: 'attachment.create', config },
    { method: 'PATCH', path: '/attachments/:file', handler: 'attachment.append', config },
  ],
};
