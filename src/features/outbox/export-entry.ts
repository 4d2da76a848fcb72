import type { Entry } from '#src/contract/outbox.ts';

/** All of it as a file that people and programs can read; whose it is stays here. */
export function exportEntry({ subject: _subject, lane: _lane, captcha: _captcha, ...entry }: Entry) {
  const text = JSON.stringify({ ...entry, createdAt: new Date(entry.createdAt).toISOString() }, undefined, 2);
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${entry.kind}-${new Date(entry.createdAt).toISOString().slice(0, 10)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
