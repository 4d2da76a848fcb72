import * as v from 'valibot';

const metricsToken = 'a random string of 16 to 200 letters, digits and -._~';

const collector = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    'a URL such as http://127.0.0.1:4318',
  ),
);

export const observabilityVariables = {
  LOG_LEVEL: v.optional(
    v.picklist(['error', 'warn', 'info', 'http', 'debug'], 'error, warn, info, http or debug'),
    'warn',
  ),
  LOG_FORMAT: v.optional(v.picklist(['json', 'text'], 'json or text')),
  // Only characters that can be sent in the Authorization header.
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^[\w.~-]{16,200}$/, metricsToken))),
  // The packages of OpenTelemetry read these and others themselves.
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(collector),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: v.optional(collector),
  OTEL_EXPORTER_OTLP_PROTOCOL: v.optional(v.picklist(['http/protobuf'], 'http/protobuf')),
  OTEL_TRACES_EXPORTER: v.optional(v.picklist(['otlp', 'none'], 'otlp or none')),
  OTEL_SDK_DISABLED: v.optional(v.picklist(['true', 'false'], 'true or false')),
};
