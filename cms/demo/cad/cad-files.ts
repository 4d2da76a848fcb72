import type { Drawing } from '../pdf/paper-data';
import { dxf } from './dxf';
import { modelOf } from './solids';
import { step } from './step';

export interface CadFile {
  /** `dxf` or `step`: the file type and extension. */
  format: 'dxf' | 'step';
  content: Buffer;
}

/** The outline of a drawing for CAD systems: always as DXF, and as STEP if it is a turned body. */
export function cadFiles(drawing: Drawing, revision: string): CadFile[] {
  const model = modelOf(drawing);
  const solid = model && step(model, { name: drawing.title, date: `${revision}-01` });
  return [
    { format: 'dxf', content: Buffer.from(dxf(drawing, revision), 'ascii') },
    ...(solid ? [{ format: 'step' as const, content: Buffer.from(solid, 'ascii') }] : []),
  ];
}
