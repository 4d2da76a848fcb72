import { environment } from '../src/platform/config/environment';

export default () => {
  const { HOST, PORT, SITE_URL, APP_KEYS, TRUST_PROXY, UPLOADS_DIR } = environment();
  return {
    host: HOST,
    port: PORT,
    url: SITE_URL ?? '',
    app: { keys: APP_KEYS },
    // The number of X-Forwarded-For entries to trust, from the right. Visitors can fake the entries to the left of them.
    proxy: { koa: TRUST_PROXY > 0, maxIpsCount: TRUST_PROXY },
    dirs: { public: UPLOADS_DIR },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
    transfer: { remote: { enabled: false } },
  };
};
