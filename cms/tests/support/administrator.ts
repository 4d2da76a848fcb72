export type Administrator = (path: string, body: object) => Promise<unknown>;

/** An administrator of a running backend; its requests throw when they are rejected. */
export async function anAdministrator(origin: string): Promise<Administrator> {
  const { data } = (await posted(`${origin}/admin/login`, {
    email: process.env.ADMIN_EMAIL,
    password: process.env.ADMIN_PASSWORD,
  })) as { data: { token: string } };
  return (address, body) => posted(origin + address, body, { authorization: `Bearer ${data.token}` });
}

async function posted(address: string, body: object, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
  return response.json();
}
