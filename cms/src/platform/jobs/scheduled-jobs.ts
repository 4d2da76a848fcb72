import type { Core } from '@strapi/strapi';
import type { Part } from '../part';
import { createRegistry } from '../registry';

export const hourMs = 60 * 60 * 1000;

/** Runs once at the start and then at every interval, in every process: running it twice must do no harm. */
export type ScheduledJob = { run(strapi: Core.Strapi): Promise<void>; intervalMs: number };

export const scheduledJobs = createRegistry<ScheduledJob>();

/** Adds jobs that run every hour. */
export function runHourly(...jobs: ScheduledJob['run'][]): void {
  scheduledJobs.add(...jobs.map((run) => ({ run, intervalMs: hourMs })));
}

const timers: NodeJS.Timeout[] = [];

/** Starts the jobs once all parts have added theirs. */
export const jobsPart: Part = {
  bootstrap(strapi) {
    for (const { run, intervalMs } of scheduledJobs.all()) {
      const runOnce = () => runJob(strapi, run);
      runOnce();
      timers.push(setInterval(runOnce, intervalMs).unref());
    }
  },
  destroy() {
    for (const timer of timers.splice(0)) clearInterval(timer);
  },
};

// Each job on its own, so that one that fails or hangs does not hold up the others.
function runJob(strapi: Core.Strapi, job: ScheduledJob['run']): void {
  job(strapi).catch((error: unknown) => {
    const cause = error instanceof Error ? error.stack : String(error);
    strapi.log.error(`The scheduled job ${job.name} failed: ${cause}`);
  });
}
