const config = { auth: false };

// The visitor's addresses are /recaptcha/…: see middlewares/root-paths.
export default {
  routes: [
    { method: 'GET', path: '/recaptcha/challenge', handler: 'human-check.challenge', config },
    { method: 'POST', path: '/recaptcha/verify', handler: 'human-check.verify', config },
  ],
};
