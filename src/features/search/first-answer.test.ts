import { describe, expect, it, vi } from 'vitest';
import { firstAnswer } from './first-answer.ts';

const patienceMs = 20;
const never = new Promise<string>(() => undefined);

describe('who answers a search first', () => {
  it('is the server while it is quick, and the device is not asked', async () => {
    const device = vi.fn<() => Promise<string>>();
    const { answer } = await firstAnswer({ server: Promise.resolve('server'), device, patienceMs });
    expect(answer).toBe('server');
    expect(device).not.toHaveBeenCalled();
  });

  it('is the device when the server is slow, whose answer follows', async () => {
    const { answer, later } = await firstAnswer({
      server: after(60, 'server'),
      device: saying('device'),
      patienceMs,
    });
    expect(answer).toBe('device');
    expect(await later).toBe('server');
  });

  it('is the device at once when the server fails', async () => {
    const timeoutMs = 60_000;
    const { answer, later } = await firstAnswer({
      server: failing(),
      device: saying('device'),
      patienceMs: timeoutMs,
    });
    expect(answer).toBe('device');
    expect(await later).toBeUndefined();
  });

  it('is the slow server when the device has nothing', async () => {
    const found = await firstAnswer({ server: after(60, 'server'), device: saying(null), patienceMs });
    expect(found.answer).toBe('server');
  });

  it('is the slow server when the device fails', async () => {
    const device = () => Promise.reject(new Error('no worker'));
    const found = await firstAnswer({ server: after(60, 'server'), device, patienceMs });
    expect(found.answer).toBe('server');
  });

  it('is the device when the server never answers', async () => {
    const { answer } = await firstAnswer({ server: never, device: saying('device'), patienceMs });
    expect(answer).toBe('device');
  });

  it('is nobody when both fail, for the server’s reason', async () => {
    await expect(firstAnswer({ server: failing(), device: saying(null), patienceMs })).rejects.toThrow(
      'offline',
    );
  });
});

const saying = (answer: string | null) => () => Promise.resolve(answer);
const failing = () => Promise.reject<string>(new Error('offline'));

const after = (milliseconds: number, answer: string) =>
  new Promise<string>((resolve) => {
    setTimeout(resolve, milliseconds, answer);
  });
