import { trace } from '@opentelemetry/api';
import { currentRequest } from './current-request';
import { redact } from './redact';

/** One event of the log. */
export type LogLine = {
  time: string;
  level: string;
  message: string;
  requestId?: string;
  /** The OpenTelemetry trace, if tracing is on. */
  traceId?: string;
  method?: string;
  route?: string;
  path?: string;
  status?: number;
  durationMs?: number;
  order?: string;
  mail?: string;
  /** Of a security event, see security-events.ts. */
  event?: string;
  customer?: string;
  staff?: string;
  by?: string;
  change?: string;
  changedBy?: string;
  /** How often the same message was logged since its last line. */
  repeated?: number;
  stack?: string;
};

/** What Strapi, its plugins and our own code hand to the logger. */
export type Logged = { level: string; message?: unknown; stack?: unknown; code?: unknown } & Record<
  string,
  unknown
>;

const frame = /^ {4}at /;
// Other fields logged with a message are dropped, because they could contain anything.
const ofEvents = ['event', 'customer', 'staff', 'by', 'change', 'changedBy'] as const;
const texts = ['method', 'route', 'path', 'order', 'mail', ...ofEvents] as const;
const numbers = ['status', 'durationMs'] as const;

export function logLine(logged: Logged, now = new Date()): LogLine {
  const request = currentRequest();
  const traceId = trace.getActiveSpan()?.spanContext().traceId;
  const sent = request?.sentTexts?.() ?? [];
  const { message, frames } = partsOf(logged);
  return {
    time: now.toISOString(),
    level: logged.level,
    message: redact(message, sent) || 'An error without a message',
    ...(request && { requestId: request.id }),
    ...(traceId !== undefined && { traceId }),
    ...Object.fromEntries(texts.flatMap((name) => textField(name, logged[name]))),
    ...Object.fromEntries(
      numbers.flatMap((name) => (typeof logged[name] === 'number' ? [[name, logged[name]]] : [])),
    ),
    ...(frames.length > 0 && { stack: redact(frames.join('\n')) }),
  };
}

const textField = (name: string, value: unknown) =>
  typeof value === 'string' ? [[name, redact(value)]] : [];

// The stack of an error begins with its message, and some messages end with a stack.
function partsOf({ message, stack, code }: Logged): { message: string; frames: string[] } {
  const text = textOf(message) || (typeof code === 'string' ? code : '');
  const ownFrames = text.split('\n').filter((line) => frame.test(line));
  const frames = typeof stack === 'string' ? stack.split('\n').filter((line) => frame.test(line)) : ownFrames;
  const lines = text.split('\n').filter((line) => !frame.test(line));
  return { message: plain(lines.join('\n').trim()), frames: frames.map(plain) };
}

function textOf(message: unknown): string {
  if (message instanceof Error) return message.message;
  if (typeof message === 'string') return message;
  return message === undefined || message === null ? '' : (JSON.stringify(message) ?? String(message));
}

// Control characters could hide lines at a terminal.
const plain = (text: string) => text.replaceAll(/[^\P{Cc}\n\t]/gu, '\u{FFFD}');
