import type { Drawing } from '../pdf/datasheet-content';
import { dxf } from './dxf';
import { glb } from './glb';
import { meshOf } from './mesh';
import { type Model, modelOf } from './solids';
import { step } from './step';

export interface CadFile {
  /** The file type and extension. */
  format: 'dxf' | 'step' | 'glb';
  content: Buffer;
}

/** The outline of a drawing for CAD systems: always as DXF, and as STEP and GLB if it is a turned body. */
export function cadFiles(drawing: Drawing, revision: string): CadFile[] {
  const model = modelOf(drawing);
  return [
    { format: 'dxf', content: Buffer.from(dxf(drawing, revision), 'ascii') },
    ...(model ? modelFiles(model, { name: drawing.title, date: `${revision}-01` }) : []),
  ];
}

function modelFiles(model: Model, description: { name: string; date: string }): CadFile[] {
  return [
    { format: 'step', content: Buffer.from(step(model, description), 'ascii') },
    { format: 'glb', content: glb(meshOf(model), description.name) },
  ];
}
