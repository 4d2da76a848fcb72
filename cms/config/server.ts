import { environment } from '../src/platform/config/environment';

export default () => {
  const { HOST, PORT, SITE_URL, APP_KEYS, TRUST_PROXY, UPLOADS_DIR } = environment();
  return {
    host: HOST,
    port: PORT,
    url: SITE_URL ?? '',
    // Longer than a proxy keeps an idle connection (`docs/deployment`). Node's own 5 seconds would end connections on
    // which the proxy is just sending the next request.
    http: { serverOptions: { keepAliveTimeout: 65_000 } },
    app: { keys: APP_KEYS },
    // The number of X-Forwarded-For entries to trust, from the right. Visitors can fake the entries to the left of them.
    proxy: { koa: TRUST_PROXY > 0, maxIpsCount: TRUST_PROXY },
    dirs: { public: UPLOADS_DIR },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
    transfer: { remote: { enabled: false } },
  };
};
