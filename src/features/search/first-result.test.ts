import { describe, expect, it, vi } from 'vitest';
import { firstResult } from './first-result.ts';

const timeoutMs = 20;
const never = new Promise<string>(() => undefined);

describe('the first result of a search', () => {
  it("is the server's if it responds in time, and the device is not searched", async () => {
    const device = vi.fn<() => Promise<string>>();
    const { result } = await firstResult({ server: Promise.resolve('server'), device, timeoutMs });
    expect(result).toBe('server');
    expect(device).not.toHaveBeenCalled();
  });

  it("is the device's if the server is slow, and the server's follows", async () => {
    const { result, later } = await firstResult({
      server: after(60, 'server'),
      device: returning('device'),
      timeoutMs,
    });
    expect(result).toBe('device');
    expect(await later).toBe('server');
  });

  it("is the device's at once if the server fails", async () => {
    const timeoutMs = 60_000;
    const { result, later } = await firstResult({
      server: failing(),
      device: returning('device'),
      timeoutMs,
    });
    expect(result).toBe('device');
    expect(await later).toBeUndefined();
  });

  it("is the slow server's if nothing is saved on the device", async () => {
    const first = await firstResult({ server: after(60, 'server'), device: returning(null), timeoutMs });
    expect(first.result).toBe('server');
  });

  it("is the slow server's if the device fails", async () => {
    const device = () => Promise.reject(new Error('no worker'));
    const first = await firstResult({ server: after(60, 'server'), device, timeoutMs });
    expect(first.result).toBe('server');
  });

  it("is the device's if the server never responds", async () => {
    const { result } = await firstResult({ server: never, device: returning('device'), timeoutMs });
    expect(result).toBe('device');
  });

  it("fails with the server's reason if both fail", async () => {
    await expect(firstResult({ server: failing(), device: returning(null), timeoutMs })).rejects.toThrow(
      'offline',
    );
  });
});

const returning = (result: string | null) => () => Promise.resolve(result);
const failing = () => Promise.reject<string>(new Error('offline'));

const after = (milliseconds: number, result: string) =>
  new Promise<string>((resolve) => {
    setTimeout(resolve, milliseconds, result);
  });
