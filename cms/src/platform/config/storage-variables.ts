import * as v from 'valibot';

type Storage = {
  S3_BUCKET?: string | undefined;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
  S3_ENDPOINT?: string | undefined;
};
type Problem = { variable: keyof Storage; expected: string };

export const storageVariables = {
  S3_BUCKET: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket, such as fieldshop-files'),
    ),
  ),
  S3_REGION: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]+$/, 'a region, such as eu-central-1')),
    'us-east-1',
  ),
  S3_ENDPOINT: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
        'a URL such as https://s3.example.com',
      ),
    ),
  ),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
};

/** A variable that the others need. */
export function storageProblem(settings: Storage): Problem | undefined {
  const together = 'because S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together';
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret, S3_ENDPOINT } = settings;
  if ((bucket ?? id ?? secret ?? S3_ENDPOINT) === undefined) return undefined;
  if (bucket === undefined) return { variable: 'S3_BUCKET', expected: `the name of a bucket, ${together}` };
  if (id === undefined) return { variable: 'S3_ACCESS_KEY_ID', expected: `the id of a key, ${together}` };
  if (secret === undefined)
    return { variable: 'S3_SECRET_ACCESS_KEY', expected: `a secret key, ${together}` };
  return undefined;
}
