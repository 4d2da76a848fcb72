import * as v from 'valibot';
import { defaultLanguages } from '../messages/language';
import { hasDemo } from './cms-folder';
import { observabilityVariables } from './observability-variables';
import { paymentProblem, paymentVariables } from './payment-variables';
import { storageProblem, storageVariables } from './storage-variables';
import {
  appKeys,
  flag,
  folder,
  list,
  mailAddress,
  origin,
  secret,
  password,
  securityContact,
  siteLanguageList,
  trustedProxies,
  wholeNumber,
} from './variables';
import { isWholeSearch, searchVariables, wholeSearch } from './search-variables';

const seeds = v.picklist(['demo', 'none', 'keep'], 'demo, none or keep');
const seedsWithoutDemo = v.picklist(['none', 'keep'], 'none or keep: there is no folder cms/demo');
const variables = {
  PORT: v.optional(wholeNumber(0, 65_535), '1337'),
  STOP_DELAY_SECONDS: v.optional(wholeNumber(0, 60), '0'),
  HOST: v.optional(v.pipe(v.string(), v.minLength(1, 'a host name or IP address')), '127.0.0.1'),
  SITE_URL: v.optional(origin),
  SITE_DIR: v.optional(folder, '../dist'),
  SITE_LANGUAGES: v.optional(siteLanguageList, defaultLanguages),
  ...observabilityVariables,
  DATABASE_CLIENT: v.optional(v.picklist(['sqlite', 'postgres'], 'sqlite or postgres'), 'sqlite'),
  DATABASE_FILENAME: v.optional(folder, 'data/content.db'),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^postgres(ql)?:\/\//, 'a URL such as postgres://user:password@host:5432/name'),
    ),
  ),
  DATABASE_POOL_MAX: v.optional(wholeNumber(1, 500), '10'),
  UPLOADS_DIR: v.optional(folder, 'data'),
  UPLOAD_LIMIT_MB: v.optional(wholeNumber(1, 2000), '100'),
  SEED: hasDemo ? v.optional(seeds, 'demo') : v.optional(seedsWithoutDemo, 'none'),
  DEMO_CACHE_DIR: v.optional(folder),
  SETTINGS_FILE: v.optional(folder, '.env'),
  ...storageVariables,
  BACKUP_DIR: v.optional(folder),
  BACKUP_TIME: v.optional(
    v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of day such as 02:30')),
    '02:30',
  ),
  BACKUP_KEEP: v.optional(wholeNumber(1, 1000), '14'),
  RESPONSE_CACHE: v.optional(flag, 'true'),
  RESPONSE_CACHE_MB: v.optional(wholeNumber(1, 4096), '16'),
  CORS_ORIGINS: v.optional(v.pipe(list, v.array(origin)), ''),
  TRUST_PROXY: v.optional(trustedProxies, '0'),
  RECAPTCHA_SITE_KEY: v.optional(v.string()),
  RECAPTCHA_SECRET_KEY: v.optional(v.string()),
  RECAPTCHA_VERIFY_URL: v.optional(
    v.pipe(v.string(), v.url('an absolute URL')),
    'https://www.google.com/recaptcha/api/siteverify',
  ),
  FORMS_PER_ADDRESS: v.optional(wholeNumber(1, 1_000_000), '300'),
  FORMS_PER_EMAIL: v.optional(wholeNumber(1, 1_000_000), '60'),
  KEEP_REQUESTS_MONTHS: v.optional(wholeNumber(1, 240)),
  CART_LINES_PER_ADDRESS: v.optional(wholeNumber(1, 1_000_000), '3000'),
  SMTP_URL: v.optional(
    v.pipe(v.string(), v.regex(/^smtps?:\/\/[^/]/, 'a URL such as smtps://user:password@host:465')),
  ),
  MAIL_FROM: v.optional(mailAddress),
  MAIL_STAFF: v.optional(mailAddress),
  SECURITY_CONTACT: v.optional(securityContact),
  ...paymentVariables,
  ...searchVariables,
  VAT_CHECK_URL: v.optional(v.pipe(v.string(), v.url('an absolute URL'))),
  ANALYTICS_URL: v.optional(v.pipe(v.string(), v.url('an absolute URL'))),
  ADMIN_EMAIL: v.optional(v.pipe(v.string(), v.email('an e-mail address'))),
  ADMIN_PASSWORD: v.optional(password),
  REQUIRE_SECOND_FACTOR: v.optional(flag, 'false'),
  APP_KEYS: appKeys,
  ADMIN_JWT_SECRET: secret,
  API_TOKEN_SALT: secret,
  TRANSFER_TOKEN_SALT: secret,
  ENCRYPTION_KEY: secret,
  JWT_SECRET: secret,
  PREVIEW_SECRET: secret,
};

export const settingNames = Object.keys(variables);

const schema = v.pipe(
  v.object(variables),
  v.forward(
    v.check(
      ({ DATABASE_CLIENT, DATABASE_URL }) => DATABASE_CLIENT === 'sqlite' || DATABASE_URL !== undefined,
      'a URL such as postgres://user:password@host:5432/name, because DATABASE_CLIENT is postgres',
    ),
    ['DATABASE_URL'],
  ),
  v.forward(
    v.check(
      ({ ADMIN_EMAIL, ADMIN_PASSWORD }) => (ADMIN_EMAIL === undefined) === (ADMIN_PASSWORD === undefined),
      'a password, because ADMIN_EMAIL and ADMIN_PASSWORD must be set together',
    ),
    ['ADMIN_PASSWORD'],
  ),
  v.forward(
    v.check(
      ({ RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET_KEY }) =>
        (RECAPTCHA_SITE_KEY === undefined) === (RECAPTCHA_SECRET_KEY === undefined),
      'a secret key, because RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET_KEY must be set together',
    ),
    ['RECAPTCHA_SECRET_KEY'],
  ),
  v.forward(
    v.check((settings) => isWholeSearch(settings), wholeSearch),
    ['MEILISEARCH_URL'],
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const problem = paymentProblem(dataset.value) ?? storageProblem(dataset.value);
    if (!problem) return;
    const { variable: key, expected: message } = problem;
    addIssue({
      message,
      path: [{ type: 'object', origin: 'value', input: dataset.value, key, value: undefined }],
    });
  }),
);

export type Environment = v.InferOutput<typeof schema>;

// Thrown before anything is started. The caller prints only the message, without a stack.
export class EnvironmentError extends Error {}

export function parseEnvironment(source: Record<string, string | undefined>): Environment {
  const set = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = v.safeParse(schema, set);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const name = String(issue.path?.[0]?.key);
  const expected = set[name] === undefined ? missing(name, issue) : issue.message;
  throw new EnvironmentError(explain(name, source[name], expected));
}

let current: Environment | undefined;

export function environment(): Environment {
  current ??= parseEnvironment(process.env);
  return current;
}

// For a missing key, valibot only reports that it is missing. The schema of the variable has the expected value.
function missing(name: string, { message }: { message: string }): string {
  const own = Object.entries(variables).find(([key]) => key === name)?.[1];
  const result = own && message.startsWith('Invalid key') ? v.safeParse(own, undefined) : undefined;
  return result?.issues?.[0].message ?? message;
}

function explain(name: string, given: string | undefined, expected: string): string {
  const isSecret = /KEY|SECRET|SALT|PASSWORD|TOKEN|DATABASE_URL|SMTP_URL/.test(name);
  const shown = isSecret ? `a string of ${given?.length ?? 0} characters` : `"${given}"`;
  const state = given ? `is ${shown}` : 'is not set';
  return `The environment variable ${name} ${state}. Expected: ${expected}. See docs/operations.md.`;
}
