import * as v from 'valibot';

/** Why a language could not be saved. `blocked`: the browser does not allow a service worker. */
const Failure = v.picklist(['unreachable', 'full', 'blocked', 'incomplete']);
export type LanguageFailure = v.InferOutput<typeof Failure>;

/** Between the tabs of the site and the frame that saves a language. */
const LanguageMessage = v.variant('type', [
  v.object({ type: v.literal('progress'), language: v.string(), percent: v.number() }),
  v.object({ type: v.literal('saved'), language: v.string() }),
  v.object({ type: v.literal('failed'), language: v.string(), reason: Failure }),
  v.object({ type: v.literal('added'), language: v.string() }),
  v.object({ type: v.literal('cancelled'), language: v.string() }),
  v.object({ type: v.literal('removed'), language: v.string() }),
]);
export type LanguageMessage = v.InferOutput<typeof LanguageMessage>;

/** Undefined if the message is from another version of the site and has another shape. */
export function parseLanguageMessage(message: unknown): LanguageMessage | undefined {
  const parsed = v.safeParse(LanguageMessage, message);
  return parsed.success ? parsed.output : undefined;
}
