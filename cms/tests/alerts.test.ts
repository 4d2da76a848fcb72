import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { aBackend, type Backend } from './support/backend';

const token = 'a-token.for_tests~1';
let backend: Backend;

beforeAll(async () => {
  process.env.METRICS_TOKEN = token;
  backend = await aBackend();
});
afterAll(() => {
  delete process.env.METRICS_TOKEN;
});

const scrape = () => backend.get('/metrics', { authorization: `Bearer ${token}` });

describe('docs/monitoring', () => {
  const monitoring = path.resolve(import.meta.dirname, '..', '..', 'docs', 'monitoring');
  const read = (file: string) => readFileSync(path.join(monitoring, file), 'utf8');

  it.each(['alerts.yaml', 'grafana-dashboard.json'])(
    '%s uses only metrics and labels that exist',
    async (file) => {
      const { body } = await scrape();
      const text = read(file);
      const names = new Set(text.match(/\b(?:fieldshop|nodejs|process)_\w+/g));
      expect(names.size).toBeGreaterThan(5);
      for (const name of names)
        expect(body).toMatch(new RegExp(`^# TYPE ${name.replace(/_bucket$/, '')} `, 'm'));
      // Each is written first when it has happened.
      await backend.send({
        method: 'POST',
        url: '/api/auth/local',
        payload: { identifier: 'x', password: 'y' },
      });
      for (const event of text.match(/(?<=\bevent=\\?")\w+/g) ?? [])
        expect((await scrape()).body).toContain(`event="${event}"`);
      const states = text.match(/(?<=\bstate=\\?")[\w-]+/g) ?? [];
      for (const state of states) expect(body).toContain(`state="${state}"`);
    },
  );

  it('has a summary and a runbook for each alert', () => {
    const { groups } = parse(read('alerts.yaml'));
    const rules: { alert: string; expr: string; annotations: object }[] = groups.flatMap(
      ({ rules: some }: { rules: object[] }) => some,
    );
    expect(rules.length).toBeGreaterThan(5);
    for (const { alert, expr, annotations } of rules) {
      expect(alert).toMatch(/^Fieldshop\w+$/);
      expect(expr).toContain('job="fieldshop"');
      expect(annotations).toEqual({
        summary: expect.stringMatching(/\.$/),
        runbook: expect.stringMatching(/\.$/),
      });
    }
  });
});
