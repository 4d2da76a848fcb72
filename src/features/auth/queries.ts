import { request } from '#src/api/request.ts';

const sessionContract = () => import('#src/contract/session.ts');

export const verifyToken = (jwt: string) =>
  request('/api/auth/token/verify', async () => (await sessionContract()).parseTokenVerdict, {
    method: 'POST',
    body: { jwt },
  });
