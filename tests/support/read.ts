import { inject } from 'vitest';

const origin = inject('origin');

export async function read(path: string): Promise<{ status: number; body: unknown; headers: Headers }> {
  const response = await fetch(origin + path);
  return { status: response.status, body: await response.json(), headers: response.headers };
}
