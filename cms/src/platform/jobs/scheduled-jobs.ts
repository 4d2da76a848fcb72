import type { Core } from '@strapi/strapi';
import type { Part } from '../part';
import { createRegistry } from '../registry';
import { isBackgroundWorkDisabled } from './background-work';

export const hourMs = 60 * 60 * 1000;

/** Runs at startup and then at every interval, in every process, so it must be safe to run twice. */
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
    if (isBackgroundWorkDisabled()) return;
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

// Jobs run independently, so that one that fails or hangs does not block the others.
function runJob(strapi: Core.Strapi, job: ScheduledJob['run']): void {
  job(strapi).catch((error: unknown) => {
    const cause = error instanceof Error ? error.stack : String(error);
    strapi.log.error(`The scheduled job ${job.name} failed: ${cause}`);
  });
}
