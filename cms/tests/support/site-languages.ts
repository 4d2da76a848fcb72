import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';

const fixture = path.join(import.meta.dirname, '..', 'fixtures', 'site');

/** The languages of the site in this test file. The site is built in each of them; if there is only one, in English. */
export function siteIn(...languages: string[]): void {
  const usual = process.env.SITE_DIR;
  beforeAll(() => {
    process.env.SITE_LANGUAGES = languages.join(', ');
    if (languages.length > 1) process.env.SITE_DIR = buildsIn(languages);
  });
  afterAll(() => {
    delete process.env.SITE_LANGUAGES;
    process.env.SITE_DIR = usual;
  });
}

function buildsIn([, ...others]: string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  cpSync(fixture, folder, { recursive: true });
  for (const language of others) {
    cpSync(fixture, path.join(folder, language), { recursive: true });
    const template = path.join(folder, language, 'client', 'index.html');
    writeFileSync(template, readFileSync(template, 'utf8').replace('lang="en"', `lang="${language}"`));
  }
  return folder;
}
