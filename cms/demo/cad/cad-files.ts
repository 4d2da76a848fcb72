import type { Drawing } from '../pdf/datasheet-content';
import { dxf } from './dxf';
import { glb } from './glb';
import { meshOf } from './mesh';
import { modelOf } from './model';
import type { Solid } from './solids';
import { step } from './step';

export interface CadFile {
  /** The file type and extension. */
  format: 'dxf' | 'step' | 'glb';
  content: Buffer;
}

/** The outline of a drawing for CAD systems: always as DXF, and as STEP and GLB if it describes a body. */
export function cadFiles(drawing: Drawing, revision: string): CadFile[] {
  const solids = modelOf(drawing);
  return [
    { format: 'dxf', content: Buffer.from(dxf(drawing, revision), 'ascii') },
    ...(solids ? modelFiles(solids, { name: drawing.title, date: `${revision}-01` }) : []),
  ];
}

function modelFiles(solids: Solid[], description: { name: string; date: string }): CadFile[] {
  return [
    { format: 'step', content: Buffer.from(step(solids, description), 'ascii') },
    { format: 'glb', content: glb(meshOf(solids), description.name) },
  ];
}
