import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { environment } from '../src/platform/config/environment';
import server from '../config/server';
import { statusPath } from '../src/platform/signed-links/status-link';

// proxies.test.ts runs them, where the programs are installed.
describe('the files of the proxies', () => {
  const [nginx, caddy] = ['nginx.conf', 'Caddyfile'].map((name) =>
    readFileSync(path.resolve(import.meta.dirname, '../../docs/deployment', name), 'utf8'),
  ) as [string, string];
  const link = statusPath('a1b2c3d4e5f6a1b2c3d4e5f6');

  it.each([
    ['Caddyfile', caddy, /max_size (\d+)MB/],
    ['nginx.conf', nginx, /client_max_body_size (\d+)m;/],
  ])('%s accepts the largest upload and what its form adds', (_name, text, pattern) => {
    expect(Number(pattern.exec(text)?.[1])).toBeGreaterThan(environment().UPLOAD_LIMIT_MB);
  });

  it.each([
    ['Caddyfile', caddy, /\tkeepalive (\d+)s$/m],
    ['nginx.conf', nginx, /^ {4}keepalive_timeout (\d+)s;$/m],
  ])(
    '%s ends an idle connection before the shop does, so that no request meets its end',
    (_name, text, pattern) => {
      const { keepAliveTimeout } = server().http.serverOptions;
      expect(Number(pattern.exec(text)?.[1]) * 1000).toBeLessThanOrEqual(keepAliveTimeout - 5000);
    },
  );

  it('nginx.conf has TLS 1.2 and 1.3, with forward secrecy and authenticated encryption only', () => {
    expect(/ssl_protocols (.*);/.exec(nginx)?.[1]).toBe('TLSv1.2 TLSv1.3');
    expect(/ssl_ciphers (.*);/.exec(nginx)?.[1]).toBe('ECDHE+AESGCM:ECDHE+CHACHA20');
  });

  it('log no token of a link in the path', () => {
    const [, inNginx = ''] = /"~(\^.*)" "\$before\[token]\$after";/.exec(nginx) ?? [];
    expect(link.replace(new RegExp(inNginx), '$<before>[token]$<after>')).toBe(
      '/calibration-and-repair/status/[token]',
    );
    const [, inCaddy = ''] = /request>uri regexp "(.*)" "\$\{1}\[removed]"/.exec(caddy) ?? [];
    expect(`${link}?token=1?2`.replace(new RegExp(inCaddy, 'g'), '$1[removed]')).toBe(
      '/calibration-and-repair/status/[removed]?[removed]',
    );
  });

  it('log in no other format', () => {
    const servers = nginx.match(/^server \{/gm);
    expect(nginx.match(/^ {4}access_log \S+ fieldshop;$/gm)).toHaveLength(servers?.length ?? 0);
    expect(nginx.match(/^ {4}error_log \S+ emerg;$/gm)).toHaveLength(servers?.length ?? 0);
    const [, format = ''] = /log_format fieldshop escape=json([^;]+);/.exec(nginx) ?? [];
    // None has a query or a header that a visitor sent.
    expect(format.match(/\$\w+/g)).toEqual(
      'time_iso8601 remote_addr request_method fieldshop_path status upstream_status request_time bytes_sent upstream_http_x_request_id'
        .split(' ')
        .map((name) => `$${name}`),
    );
    const logs = caddy.split(/^\tlog \{$/m).slice(1);
    expect(logs.length).toBeGreaterThan(1);
    for (const log of logs) expect(log.split('\n\t}')[0]).toContain('import without_secrets');
  });
});
