import { describe, expect, it } from 'vitest';
import { renderWithQueries } from '#src/cache/render-with-queries.ts';
import type { Entry } from '#src/contract/outbox.ts';
import { anEntry } from '#src/outbox/outbox-fixtures.ts';
import { OutboxEntries } from './outbox-view.tsx';

const rejected = { reason: 'refused' as const, message: 'Enter a valid e-mail address.', fields: [] };

describe('the outbox', () => {
  it('says so if the browser cannot store data', () => {
    expect(pageWith(null)).toContain('The outbox cannot be shown');
  });

  it('shows neither a list nor a notice until it is read', () => {
    const html = pageWith(undefined);
    expect(html).not.toContain('outbox');
    expect(html).toContain('aria-hidden="true"');
  });

  it('says that it is empty', () => {
    const html = pageWith([]);
    expect(html).toContain('Your outbox is empty');
    expect(html).not.toContain('Send now');
  });

  it('counts the pending items and offers to send them now', () => {
    expect(pageWith([anEntry('Hello')])).toContain('1 item in the outbox');
    const html = pageWith([anEntry('Hello'), anEntry('Good morning')]);
    expect(html).toContain('2 items in the outbox');
    expect(html).toContain('Send now</button>');
    expect(html).toContain('Not sent yet.');
  });

  it('gives the reason why an entry was not accepted, and a way to correct it', () => {
    const html = pageWith([{ ...anEntry('Hello'), state: 'rejected', lastError: rejected }]);
    expect(html).toContain('Not accepted');
    expect(html).toContain('Enter a valid e-mail address.');
    expect(html).toMatch(/href="\/contact\?entry=[^"]+#form"[^>]*>Edit<\/a>/);
  });

  it('asks to sign in if the session has expired, instead of retrying', () => {
    const html = pageWith([{ ...anEntry('Hello', { subject: '7' }), state: 'parked' }], '7');
    expect(html).toContain('Sign in to send');
    expect(html).toContain('href="/sign-in?return=%2Foutbox"');
    expect(html).not.toContain('Try again</button>');
  });

  it('explains why an old entry is no longer sent automatically', () => {
    const html = pageWith([{ ...anEntry('Hello'), state: 'expired' }]);
    expect(html).toContain('This has been pending for 30 days.');
  });

  it('lists sent entries separately, with their reference', () => {
    const receipt = { reference: 'C-2026-000123', rmaNumber: null, statusPath: null };
    const html = pageWith([{ ...anEntry('Hello'), state: 'sent', receipt }]);
    expect(html).toContain('Your outbox is empty');
    expect(html).toContain('Sent in the last 30 days');
    expect(html).toContain('<code>C-2026-000123</code>');
    expect(html).not.toContain('>Edit</a>');
  });

  it('counts the entries of another person without showing them', () => {
    const html = pageWith([anEntry('Something private', { subject: '8' })]);
    expect(html).toContain('1 item from another person');
    expect(html).not.toContain('Something private');
  });

  it('omits a deleted entry that can still be restored', () => {
    expect(pageWith([{ ...anEntry('Hello'), removedAt: Date.now() }])).toContain('Your outbox is empty');
  });

  it('shows a long message and a long file name in full', () => {
    const message = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch '.repeat(8).trim();
    const file = { name: `${'nameplate-of-the-instrument-'.repeat(6)}.jpeg`, sizeBytes: 8_400_000 };
    const attachments = [{ id: 'f', mediaType: 'image/jpeg', sha256: '', ...file }];
    const html = pageWith([anEntry(message, { attachments })]);
    expect(html).toContain(`>${message}</p>`);
    expect(html).toContain(`${file.name}, 8.4 MB`);
  });
});

const pageWith = (entries: Entry[] | null | undefined, subject: string | null = null) =>
  renderWithQueries(<OutboxEntries entries={entries} subject={subject} />, []);
