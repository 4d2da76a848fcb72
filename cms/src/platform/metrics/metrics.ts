import type { Core } from '@strapi/strapi';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { environment } from '../config/environment';
import { readiness } from '../http/readiness';
import type { Part } from '../part';
import { createRegistry } from '../registry';

type Value = { labels?: Record<string, string>; value: number };
/** A gauge that is read from the database when Prometheus requests it. All processes report the same value. */
export type ReadGauge = {
  name: string;
  help: string;
  labelNames?: string[];
  read(strapi: Core.Strapi): Promise<Value[]>;
};

/** The counters of this process since its start. */
export const metrics = new Registry();
export const readGauges = createRegistry<ReadGauge>();

const withinMs = 2000;

const failed = new Gauge({
  name: 'fieldshop_metric_failed',
  help: '1 if this metric could not be read from the database for this response',
  labelNames: ['metric'],
  registers: [metrics],
});

// Prometheus does not read the response of /_ready.
const ready: ReadGauge = {
  name: 'fieldshop_ready',
  help: '0 if this check of /_ready fails in this process',
  labelNames: ['check'],
  async read(strapi) {
    const { checks } = await readiness(strapi);
    return Object.entries(checks).map(([check, state]) => ({
      labels: { check },
      value: state === 'failed' ? 0 : 1,
    }));
  },
};

export const metricsPart: Part = {
  register() {
    readGauges.add(ready);
    // Memory, CPU, garbage collection and the delay of the event loop. Measuring costs a little.
    if (environment().METRICS_TOKEN !== undefined) collectDefaultMetrics({ register: metrics });
  },
};

let running: Promise<string> | undefined;

/** All metrics in the text format of Prometheus. Concurrent requests share one result. */
export function metricsText(strapi: Core.Strapi): Promise<string> {
  running ??= collect(strapi).finally(() => (running = undefined));
  return running;
}

async function collect(strapi: Core.Strapi): Promise<string> {
  await Promise.all(readGauges.all().map((gauge) => refresh(strapi, gauge)));
  return metrics.metrics();
}

// If the database is unreachable, the counters of this process are still returned.
async function refresh(strapi: Core.Strapi, { read, ...options }: ReadGauge): Promise<void> {
  const values = await inTime(read(strapi));
  metrics.removeSingleMetric(options.name);
  failed.set({ metric: options.name }, values ? 0 : 1);
  if (!values) return;
  const gauge = new Gauge({ ...options, registers: [metrics] });
  for (const { labels = {}, value } of values) gauge.set(labels, value);
}

async function inTime<Result>(work: Promise<Result>): Promise<Result | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), withinMs);
  });
  return Promise.race([work.catch(() => undefined), tooLate]).finally(() => clearTimeout(timer));
}
