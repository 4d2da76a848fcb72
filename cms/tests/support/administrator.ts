export type Administrator = (path: string, body: object) => Promise<unknown>;

/** An administrator of a running backend; its requests throw when they are rejected. */
export async function anAdministrator(origin: string): Promise<Administrator> {
  const { authorization } = await signedInAdministrator(origin);
  return async (address, body) => (await posted(origin + address, body, { authorization })).json();
}

/** The headers that the admin and its links send. */
export async function signedInAdministrator(
  origin: string,
): Promise<{ authorization: string; cookie: string }> {
  const response = await posted(`${origin}/admin/login`, {
    email: process.env.ADMIN_EMAIL,
    password: process.env.ADMIN_PASSWORD,
  });
  const { data } = (await response.json()) as { data: { token: string } };
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  return { authorization: `Bearer ${data.token}`, cookie: cookies.join('; ') };
}

async function posted(address: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
  return response;
}
