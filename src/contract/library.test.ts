import { expect, it } from 'vitest';
import { parsePack, parseSavedDocument } from './library.ts';

const document = {
  url: 'apt-210-datasheet',
  title: 'Datasheet APT 210',
  type: 'datasheet',
  fileUrl: '/uploads/apt.pdf',
};
const stored = { id: 'p', name: 'Sheets', state: 'incomplete', createdAt: 1 };

it('a pack stored by an earlier version of the site keeps its documents and failures', () => {
  const failures = [{ url: document.url, reason: 'refused' }];
  expect(parsePack({ ...stored, wanted: [document], failures })).toMatchObject({
    documents: [{ url: document.url }],
    failures: [{ url: document.url, reason: 'rejected' }],
  });
});

it('a pack without documents is treated as missing', () => {
  expect(parsePack(stored)).toBeUndefined();
});

it('documents stored by an earlier version of the site keep the URL of their file', () => {
  const { fileUrl, ...rest } = document;
  const earlier = { ...rest, address: fileUrl };
  const newer = { kind: 'newer', document: earlier };
  expect(parsePack({ ...stored, documents: [earlier] })).toMatchObject({ documents: [{ fileUrl }] });
  expect(parseSavedDocument({ ...earlier, checksum: 'c', savedAt: 1, newer })).toMatchObject({
    fileUrl,
    newer: { document: { fileUrl } },
  });
});
