export type Administrator = (path: string, body: object) => Promise<unknown>;

/** Signs in as an administrator of a running backend. Requests throw if they are rejected. */
export async function anAdministrator(origin: string): Promise<Administrator> {
  const { authorization } = await signedInAdministrator(origin);
  return async (path, body) => (await post(origin + path, body, { authorization })).json();
}

/** The headers that the admin and its links send. */
export async function signedInAdministrator(
  origin: string,
): Promise<{ authorization: string; cookie: string }> {
  const response = await post(`${origin}/admin/login`, {
    email: process.env.ADMIN_EMAIL,
    password: process.env.ADMIN_PASSWORD,
  });
  const { data } = (await response.json()) as { data: { token: string } };
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  return { authorization: `Bearer ${data.token}`, cookie: cookies.join('; ') };
}

async function post(url: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response;
}
