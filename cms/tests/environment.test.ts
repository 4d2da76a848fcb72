import { describe, expect, it } from 'vitest';
import { hasDemo } from '../src/platform/config/cms-folder';
import { EnvironmentError, parseEnvironment } from '../src/platform/config/environment';

const secret = 'sixteen-letters-or-more';
const secrets = {
  APP_KEYS: `${secret},${secret}`,
  ADMIN_JWT_SECRET: secret,
  API_TOKEN_SALT: secret,
  TRANSFER_TOKEN_SALT: secret,
  ENCRYPTION_KEY: secret,
  JWT_SECRET: secret,
  PREVIEW_SECRET: secret,
};

const stripe = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

describe('reading the environment', () => {
  it('requires only the secrets', () => {
    expect(parseEnvironment(secrets)).toMatchObject({
      PORT: 1337,
      HOST: '127.0.0.1',
      DATABASE_CLIENT: 'sqlite',
      RESPONSE_CACHE: true,
      SEED: hasDemo ? 'demo' : 'none',
      CORS_ORIGINS: [],
    });
  });

  it('treats an empty variable as not set', () => {
    expect(parseEnvironment({ ...secrets, PORT: '', SITE_URL: '' }).PORT).toBe(1337);
  });

  it('reads lists and URLs', () => {
    const { CORS_ORIGINS, SITE_URL } = parseEnvironment({
      ...secrets,
      CORS_ORIGINS: 'https://a.example, https://b.example',
      SITE_URL: 'https://www.example.com/',
    });
    expect(CORS_ORIGINS).toEqual(['https://a.example', 'https://b.example']);
    expect(SITE_URL).toBe('https://www.example.com');
  });

  it.each([
    ['security@example.com', 'mailto:security@example.com'],
    ['mailto:security@example.com', 'mailto:security@example.com'],
    ['https://www.example.com/report', 'https://www.example.com/report'],
    ['tel:+49-30-1234567', 'tel:+49-30-1234567'],
  ])('turns the security contact %s into the URI %s', (text, uri) => {
    expect(parseEnvironment({ ...secrets, SECURITY_CONTACT: text }).SECURITY_CONTACT).toBe(uri);
  });

  it.each([
    ['PORT', '70000', 'a whole number from 0 to 65535'],
    ['PORT', 'http', 'a whole number from 0 to 65535'],
    ['LOG_FORMAT', 'JSON', 'json or text'],
    ['METRICS_TOKEN', 'short', 'a string of 5 characters'],
    ['METRICS_TOKEN', 'sixteen letters and spaces', '16 to 200 letters, digits and -._~'],
    ['DATABASE_CLIENT', 'mysql', 'sqlite or postgres'],
    ['DATABASE_URL', 'mysql://x', 'postgres://user:password@host:5432/name'],
    ['RESPONSE_CACHE', 'yes', 'true or false'],
    ['SITE_URL', 'www.example.com', 'https://www.example.com'],
    ['SITE_URL', 'https://www.example.com/shop', 'without a path'],
    ['CORS_ORIGINS', 'https://a.example,b', 'https://www.example.com'],
    ['SEED', 'all', 'none or keep'],
    ['SMTP_URL', 'mail.example.com', 'smtps://user:password@host:465'],
    ['MAIL_STAFF', 'the desk', 'desk@example.com'],
    ['SECURITY_CONTACT', 'the desk', 'security@example.com'],
    ['SECURITY_CONTACT', 'http://example.com/report', 'https://'],
    ['SECURITY_CONTACT', 'https://a.example\nExpires: never', 'security@example.com'],
    ['SECURITY_CONTACT', 'javascript:alert(1)', 'security@example.com'],
    ['FORMS_PER_EMAIL', '0', 'a whole number from 1'],
    ['S3_BUCKET', 'My bucket', 'the name of a bucket'],
    ['S3_ENDPOINT', 's3.example.com', 'https://s3.example.com'],
    ['ADMIN_EMAIL', 'admin', 'an e-mail address'],
    ['JWT_SECRET', 'short', '16 characters or more'],
    ['JWT_SECRET', '', '16 characters or more'],
    ['APP_KEYS', '', 'random strings'],
    ['APP_KEYS', 'a', '16 characters or more'],
    ['APP_KEYS', `${secret},a`, '16 characters or more'],
  ])('names %s=%s and the expected value', (name, value, expected) => {
    const parse = () => parseEnvironment({ ...secrets, [name]: value });
    expect(parse).toThrow(EnvironmentError);
    expect(parse).toThrow(`environment variable ${name} `);
    expect(parse).toThrow(expected);
  });

  it.each([
    ['S3_ACCESS_KEY_ID', { S3_BUCKET: 'files' }],
    ['S3_SECRET_ACCESS_KEY', { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id' }],
    ['S3_BUCKET', { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }],
    ['S3_BUCKET', { S3_ENDPOINT: 'https://s3.example.com' }],
  ])('requires %s with the other settings of a bucket', (name, others) => {
    const parse = () => parseEnvironment({ ...secrets, ...others });
    expect(parse).toThrow(`environment variable ${name} is not set`);
    expect(parse).toThrow('S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together');
  });

  it('never prints a secret', () => {
    const parse = () => parseEnvironment({ ...secrets, JWT_SECRET: 'tell-nobody' });
    expect(parse).toThrow('a string of 11 characters');
    expect(parse).not.toThrow('tell-nobody');
  });

  it('requires the URL of the database when Postgres is selected', () => {
    expect(() => parseEnvironment({ ...secrets, DATABASE_CLIENT: 'postgres' })).toThrow(
      'DATABASE_URL is not set',
    );
  });

  it('requires the secret key together with the public key of reCAPTCHA', () => {
    expect(() => parseEnvironment({ ...secrets, RECAPTCHA_SITE_KEY: 'public' })).toThrow(
      'RECAPTCHA_SECRET_KEY is not set',
    );
  });

  it.each([
    [{ STRIPE_SECRET_KEY: 'sk_live_1' }, 'STRIPE_PUBLISHABLE_KEY is not set'],
    [
      { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' },
      'STRIPE_WEBHOOK_SECRET is not set',
    ],
    [{ ...stripe, STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, 'a live key if'],
    [{ ...stripe, PAYMENT_TEST_MODE: 'true' }, 'PAYMENT_TEST_MODE is "true". Expected: false'],
    [{ STRIPE_SECRET_KEY: 'pk_live_1' }, 'the Stripe secret key'],
  ])('rejects incomplete payment keys, and test mode together with real keys: %o', (set, message) => {
    expect(() => parseEnvironment({ ...secrets, ...set })).toThrow(message);
  });

  it('requires a password together with the e-mail of the first administrator', () => {
    expect(() => parseEnvironment({ ...secrets, ADMIN_EMAIL: 'a@example.test' })).toThrow(
      'ADMIN_PASSWORD is not set',
    );
  });
});
