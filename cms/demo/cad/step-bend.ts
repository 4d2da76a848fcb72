import { type Bend, placeAt, scaled } from './solids';
import { type Pen, type Sense, loopOf, placement, point, real } from './step-entities';

interface End {
  vertex: string;
  edge: string;
  face: (sense: Sense) => string;
}

/** Half a torus between two flat ends. */
export function bendFaces(bend: Bend, pen: Pen): string[] {
  const { add, frame } = pen;
  const [start, end] = [endOf(bend, { side: 1, pen }), endOf(bend, { side: -1, pen })];
  const axis = placement(frame.origin, frame.along, pen);
  const circle = add(`CIRCLE('',${axis},${real(bend.radius + bend.pipeRadius)})`);
  const seam = add(`EDGE_CURVE('',${start.vertex},${end.vertex},${circle},.T.)`);
  const around: [string, Sense][] = [
    [seam, '.T.'],
    [end.edge, '.F.'],
    [seam, '.F.'],
    [start.edge, '.T.'],
  ];
  const torus = add(`TOROIDAL_SURFACE('',${axis},${real(bend.radius)},${real(bend.pipeRadius)})`);
  return [faceOf(torus, loopOf(around, add), pen), start.face('.F.'), end.face('.T.')];
}

/** The circle where the bend starts (side 1) or ends (side −1). Its axis is the direction of the bend. */
function endOf({ radius, pipeRadius }: Bend, { side, pen }: { side: 1 | -1; pen: Pen }): End {
  const { add, frame } = pen;
  const vertex = add(`VERTEX_POINT('',${point(placeAt(frame, [side * (radius + pipeRadius), 0], 0), add)})`);
  const centre = placeAt(frame, [side * radius, 0], 0);
  const circle = add(`CIRCLE('',${placement(centre, scaled(frame.up, side), pen)},${real(pipeRadius)})`);
  const edge = add(`EDGE_CURVE('',${vertex},${vertex},${circle},.T.)`);
  return {
    vertex,
    edge,
    // Both ends face down: the bend leaves its start upwards and reaches its end downwards.
    face: (sense) => {
      const plane = add(`PLANE('',${placement(centre, scaled(frame.up, -1), pen)})`);
      return faceOf(plane, loopOf([[edge, sense]], add), pen);
    },
  };
}

const faceOf = (surface: string, loop: string, { add }: Pen) =>
  add(`ADVANCED_FACE('',(${add(`FACE_OUTER_BOUND('',${loop},.T.)`)}),${surface},.T.)`);
