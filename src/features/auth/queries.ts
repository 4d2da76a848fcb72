import { request } from '#src/api/request.ts';
import { parseTokenVerdict } from '#src/contract/session.ts';

export const verifyToken = (jwt: string) =>
  request('/api/auth/token/verify', parseTokenVerdict, { method: 'POST', body: { jwt } });
