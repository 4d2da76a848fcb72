import type { Core } from '@strapi/strapi';
import { createRegistry } from '../registry';

/** Something without which this process cannot serve customers. Rejects if it is not available. */
export type ReadinessCheck = {
  name: string;
  /** Reported, but the process is ready without it. */
  isOptional?: true;
  run(strapi: Core.Strapi): Promise<unknown>;
};
export type Readiness = {
  status: 'ready' | 'not ready';
  checks: Record<string, 'ok' | 'failed' | 'degraded'>;
};

export const readinessChecks = createRegistry<ReadinessCheck>();

const withinMs = 1500;

let isStopping = false;
let running: Promise<Readiness> | undefined;

/** From now on, the process is not ready: a proxy sends new requests to another one. */
export function announceStop(): void {
  isStopping = true;
}

/** Concurrent requests share one result, so that they cannot use up the connections of the database. */
export function readiness(strapi: Core.Strapi): Promise<Readiness> {
  running ??= checkAll(strapi).finally(() => (running = undefined));
  return running;
}

async function checkAll(strapi: Core.Strapi): Promise<Readiness> {
  const results = await Promise.all(
    readinessChecks.all().map(async ({ name, isOptional, run }) => {
      const state = isOptional ? ('degraded' as const) : ('failed' as const);
      return [name, (await isDone(run(strapi))) ? ('ok' as const) : state] as const;
    }),
  );
  const all = [...results, ['running', isStopping ? ('failed' as const) : ('ok' as const)] as const];
  return {
    status: all.some(([, state]) => state === 'failed') ? 'not ready' : 'ready',
    checks: Object.fromEntries(all),
  };
}

async function isDone(work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), withinMs);
  });
  const done = work.then(
    () => true,
    () => false,
  );
  return Promise.race([done, tooLate]).finally(() => clearTimeout(timer));
}
