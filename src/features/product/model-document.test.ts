import * as v from 'valibot';
import { expect, it } from 'vitest';
import { Document } from '#src/contract/document.ts';
import { modelDocument } from './model-document.ts';

it('the 3D view shows the current GLB file', () => {
  const documents = [
    documentOf({ url: 'drawing', file: fileOf('apt.dxf') }),
    documentOf({ url: 'older', file: fileOf('apt-a.glb'), replacedBy: { revision: 'B' } }),
    documentOf({ url: 'model', file: fileOf('apt.glb'), checksum: 'c'.repeat(64) }),
  ];
  expect(modelDocument(documents)?.url).toBe('model');
});

it('without a CAD document of this format, there is no 3D view', () => {
  const manual = documentOf({ type: 'manual', file: fileOf('apt.glb') });
  expect(
    modelDocument([manual, documentOf({ file: fileOf('apt.glb.zip') }), documentOf({})]),
  ).toBeUndefined();
});

const fileOf = (name: string) => ({ url: `/uploads/${name}`, name, mime: 'model/gltf-binary', size: 50 });

const documentOf = (fields: object) =>
  v.parse(Document, { documentId: 'd', title: 'Document', url: 'd', type: 'cad', ...fields });
