import { environment } from '../platform/config/environment';

let stop = () => Promise.resolve();

/**
 * Starts sending traces if the standard OpenTelemetry variables set an endpoint. The OpenTelemetry packages patch
 * packages that are loaded later, so call this before Strapi is loaded. Without the variables, they are not loaded.
 */
export async function startTracing(): Promise<void> {
  const { OTEL_SDK_DISABLED, OTEL_TRACES_EXPORTER, ...settings } = environment();
  const endpoint = settings.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined || OTEL_SDK_DISABLED === 'true' || OTEL_TRACES_EXPORTER === 'none') return;
  const { sendTraces } = await import('./open-telemetry.js');
  stop = sendTraces();
}

/** Sends the remaining traces. */
export const stopTracing = (): Promise<void> => stop();
