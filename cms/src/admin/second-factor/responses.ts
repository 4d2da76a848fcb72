import * as v from 'valibot';

const SetUp = v.object({ secret: v.string(), url: v.string() });
/** What an authenticator app needs to generate codes. */
export type SetUp = v.InferOutput<typeof SetUp>;

const Needed = v.object({
  error: v.object({
    name: v.literal('SecondFactorNeeded'),
    details: v.object({ challenge: v.string(), setUp: v.optional(SetUp) }),
  }),
});
export type Needed = { challenge: string; setUp?: SetUp | undefined };

/** Sends a code. The response is that of a sign-in, or an error with a message for the user. */
export type SendCode = (code: string) => Promise<Response>;

/** Undefined if the sign-in failed for another reason. */
export function parseNeeded(body: unknown): Needed | undefined {
  const result = v.safeParse(Needed, body);
  return result.success ? result.output.error.details : undefined;
}

const Own = v.object({
  data: v.object({
    since: v.nullable(v.string()),
    recoveryCodesLeft: v.number(),
    isRequired: v.boolean(),
    mayReset: v.boolean(),
  }),
});
/** The second factor of the person who is signed in. `since` is null if it is off. */
export type Own = v.InferOutput<typeof Own>['data'];
export const parseOwn = (body: unknown): Own => v.parse(Own, body).data;

const StartedSetUp = v.object({ data: v.object({ challenge: v.string(), setUp: SetUp }) });
export type StartedSetUp = v.InferOutput<typeof StartedSetUp>['data'];
export const parseStartedSetUp = (body: unknown): StartedSetUp => v.parse(StartedSetUp, body).data;

const Codes = v.object({ data: v.object({ recoveryCodes: v.array(v.string()) }) });
export const parseCodes = (body: unknown): string[] => v.parse(Codes, body).data.recoveryCodes;

const Staff = v.object({
  data: v.array(
    v.object({ id: v.string(), email: v.string(), name: v.string(), isOn: v.boolean(), isSelf: v.boolean() }),
  ),
});
export type Colleague = v.InferOutput<typeof Staff>['data'][number];
export const parseStaff = (body: unknown): Colleague[] => v.parse(Staff, body).data;

const ErrorBody = v.object({ error: v.object({ message: v.string() }) });
const unknownProblem = 'The server did not respond as expected. Try again.';

/** The server's error messages are written for users. */
export function messageIn(body: unknown): string {
  const result = v.safeParse(ErrorBody, body);
  return result.success ? result.output.error.message : unknownProblem;
}

export const messageOf = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : unknownProblem;
