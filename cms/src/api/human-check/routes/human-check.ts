const config = { auth: false };

// Visitors use /recaptcha/…; see middlewares/root-paths.ts.
export default {
  routes: [
    { method: 'GET', path: '/recaptcha/challenge', handler: 'human-check.challenge', config },
    { method: 'POST', path: '/recaptcha/verify', handler: 'human-check.verify', config },
  ],
};
