import type { Drawing } from '../pdf/datasheet-content';
import { dxf } from './dxf';
import { glb } from './glb';
import { meshOf } from './mesh';
import { modelOf } from './model';
import { step } from './step';

/** The file types, which are also the extensions. */
export type CadFormat = 'dxf' | 'step' | 'glb';

/** The formats in which a drawing is available for CAD systems: always DXF, and STEP and GLB if it describes a body. */
export const cadFormatsOf = ({ model }: Drawing): CadFormat[] => (model ? ['dxf', 'step', 'glb'] : ['dxf']);

/** The outline of a drawing. */
export function cadFile(drawing: Drawing, revision: string, format: CadFormat): Buffer {
  if (format === 'dxf') return Buffer.from(dxf(drawing, revision), 'ascii');
  const solids = modelOf(drawing);
  if (!solids) throw new Error(`${drawing.title} does not describe a body.`);
  if (format === 'glb') return glb(meshOf(solids), drawing.title);
  return Buffer.from(step(solids, { name: drawing.title, date: `${revision}-01` }), 'ascii');
}
