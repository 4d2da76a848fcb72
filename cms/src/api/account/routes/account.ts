import { anyone, signedIn } from '../services/customer-auth';

const own = { auth: signedIn };
// These routes ignore the token of the request: a client with an expired one must still be able to sign in.
const noAuth = { auth: false };

// All routes for customers and their sessions.
export default {
  routes: [
    { method: 'POST', path: '/auth/local', handler: 'session.signIn', config: noAuth },
    { method: 'POST', path: '/auth/local/register', handler: 'session.register', config: noAuth },
    { method: 'POST', path: '/auth/logout', handler: 'session.end', config: own },
    { method: 'POST', path: '/auth/logout/everywhere', handler: 'session.endEverywhere', config: own },
    { method: 'POST', path: '/auth/token/verify', handler: 'session.verifyToken', config: noAuth },
    { method: 'POST', path: '/auth/forgot-password', handler: 'password.forgot', config: noAuth },
    { method: 'POST', path: '/auth/reset-password', handler: 'password.reset', config: noAuth },
    {
      method: 'POST',
      path: '/auth/email-confirmation',
      handler: 'profile.confirmEmail',
      config: { auth: anyone },
    },
    {
      method: 'POST',
      path: '/auth/send-email-confirmation',
      handler: 'profile.sendConfirmation',
      config: own,
    },
    { method: 'PATCH', path: '/users/change-password', handler: 'password.change', config: own },
    { method: 'GET', path: '/users/me', handler: 'profile.me', config: own },
    { method: 'PATCH', path: '/users/me', handler: 'profile.update', config: own },
    { method: 'GET', path: '/users/me/export', handler: 'profile.export', config: own },
    { method: 'GET', path: '/users/me/sessions', handler: 'own-sessions.list', config: own },
    { method: 'DELETE', path: '/users/me/sessions', handler: 'own-sessions.endOthers', config: own },
    { method: 'DELETE', path: '/users/me/sessions/:session', handler: 'own-sessions.endOne', config: own },
    { method: 'POST', path: '/users/me/deletion', handler: 'profile.erase', config: own },
  ],
};
