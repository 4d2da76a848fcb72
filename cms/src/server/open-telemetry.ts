import { diag, DiagLogLevel } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { KnexInstrumentation } from '@opentelemetry/instrumentation-knex';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { logAlways } from '../platform/logs/log-writer';
import { currentRequest } from '../platform/logs/current-request';
import { redact } from '../platform/logs/redact';

type Span = Parameters<BatchSpanProcessor['onEnd']>[0];
type Attributes = Record<string, unknown>;

const stopWithinMs = 3000;
const probes = new Set(['/_health', '/_ready', '/metrics']);
// Attributes that identify a person.
const personal = /address|\.ip$|client_ip|user_agent|peer\.(?:addr|port)/;

/** Sends traces of requests and queries, as configured by the standard variables. Returns a function that stops it. */
export function sendTraces(): () => Promise<void> {
  diag.setLogger({ ...silent, error: report, warn: report }, DiagLogLevel.WARN);
  const resource = resourceFromAttributes({ 'service.name': 'fieldshop' });
  const provider = new NodeTracerProvider({
    resource: resource.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new RedactingProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  registerInstrumentations({
    tracerProvider: provider,
    instrumentations: [
      new HttpInstrumentation({ ignoreIncomingRequestHook: ({ url = '' }) => probes.has(url) }),
      // Leaves out the queries of the startup and of jobs, which read the database every few seconds.
      new KnexInstrumentation({ requireParentSpan: true }),
      new PgInstrumentation({ requireParentSpan: true }),
    ],
  });
  return async () => {
    const late = new Promise((resolve) => setTimeout(resolve, stopWithinMs).unref());
    await Promise.race([provider.shutdown().catch(() => {}), late]);
  };
}

// The rules of the log apply to traces too. A span ends in the context of its request.
class RedactingProcessor extends BatchSpanProcessor {
  override onEnd(span: Span): void {
    redactAll(span.attributes);
    for (const { attributes } of span.events) redactAll(attributes ?? {});
    if (span.status.message !== undefined) span.status.message = redactHere(span.status.message);
    super.onEnd(span);
  }
}

function redactAll(attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (personal.test(name) || name === 'url.query') delete attributes[name];
    else if (typeof value === 'string') attributes[name] = redactHere(value);
  }
}

const redactHere = (text: string) => redact(text, currentRequest()?.sentTexts?.() ?? []);

const silent = { error() {}, warn() {}, info() {}, debug() {}, verbose() {} };
// Errors arrive as JSON, with their stack.
const report = (text: string) =>
  logAlways(`OpenTelemetry: ${/"message":"([^"]+)"/.exec(text)?.[1] ?? text}`, 'warn');
