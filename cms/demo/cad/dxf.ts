import type { Drawing } from '../pdf/datasheet-content';
import { type Annotations, type Writing, annotate, extentOf } from './annotations';
import { type Curve, type Point, fullTurn } from './curves';
import { visibleCurves } from './visible-curves';

type Pair = [code: number, value: string | number];

const layers = [
  { name: 'OUTLINE', colour: 7, lineType: 'CONTINUOUS' },
  { name: 'THIN', colour: 8, lineType: 'CONTINUOUS' },
  { name: 'HIDDEN', colour: 8, lineType: 'HIDDEN' },
  { name: 'CENTRE', colour: 1, lineType: 'CENTRE' },
  { name: 'DIMENSIONS', colour: 5, lineType: 'CONTINUOUS' },
];
const lineTypes = [
  { name: 'CONTINUOUS', description: 'Solid line', dashes: [] },
  { name: 'HIDDEN', description: '__ __ __', dashes: [3, -1.5] },
  { name: 'CENTRE', description: '____ _ ____', dashes: [8, -1.5, 1, -1.5] },
];

/** The drawing as DXF release 12, which every CAD system reads, in millimetres with y upwards. */
export function dxf(drawing: Drawing, revision: string): string {
  const visible = visibleCurves(drawing);
  const curves = visible.map(({ curve }) => curve);
  const notes = annotate(drawing, curves);
  const pairs: Pair[] = [
    [999, ascii(`${drawing.title}, revision ${revision}, millimetres`)],
    ...header([...curves, ...notes.lines]),
    ...tables(extentOf(curves).width / 400),
    ...section('BLOCKS', []),
    ...section('ENTITIES', [
      ...visible.flatMap(({ layer, curve }) => curvePairs(curve, layer)),
      ...annotationPairs(notes),
    ]),
    [0, 'EOF'],
  ];
  return pairs.map(([code, value]) => `${String(code).padStart(3)}\r\n${written(value)}\r\n`).join('');
}

function header(curves: Curve[]): Pair[] {
  const { x, y, width, height } = extentOf(curves);
  const corner = (name: string, point: Point): Pair[] => [
    [9, name],
    [10, point[0]],
    [20, -point[1]],
  ];
  return section('HEADER', [
    [9, '$ACADVER'],
    [1, 'AC1009'],
    ...corner('$EXTMIN', [x, y + height]),
    ...corner('$EXTMAX', [x + width, y]),
    ...corner('$LIMMIN', [x, y + height]),
    ...corner('$LIMMAX', [x + width, y]),
    [9, '$MEASUREMENT'],
    [70, 1],
  ]);
}

function tables(dashScale: number): Pair[] {
  const scale = Math.max(0.5, dashScale);
  return section('TABLES', [
    ...table(
      'LTYPE',
      lineTypes.map((lineType) => lineTypePairs(lineType, scale)),
    ),
    ...table('LAYER', layers.map(layerPairs)),
    ...table('STYLE', [
      [
        [0, 'STYLE'],
        [2, 'STANDARD'],
        [70, 0],
        [40, 0],
        [41, 1],
        [50, 0],
        [71, 0],
        [42, 2.5],
        [3, 'txt'],
        [4, ''],
      ],
    ]),
  ]);
}

function lineTypePairs({ name, description, dashes }: (typeof lineTypes)[number], scale: number): Pair[] {
  const total = dashes.reduce((sum, dash) => sum + Math.abs(dash), 0);
  return [
    [0, 'LTYPE'],
    [2, name],
    [70, 0],
    [3, description],
    [72, 65],
    [73, dashes.length],
    [40, total * scale],
    ...dashes.map((dash): Pair => [49, dash * scale]),
  ];
}

function layerPairs({ name, colour, lineType }: (typeof layers)[number]): Pair[] {
  return [
    [0, 'LAYER'],
    [2, name],
    [70, 0],
    [62, colour],
    [6, lineType],
  ];
}

function table(name: string, entries: Pair[][]): Pair[] {
  return [[0, 'TABLE'], [2, name], [70, entries.length], ...entries.flat(), [0, 'ENDTAB']];
}

function section(name: string, pairs: Pair[]): Pair[] {
  return [[0, 'SECTION'], [2, name], ...pairs, [0, 'ENDSEC']];
}

function curvePairs(curve: Curve, layer: string): Pair[] {
  if (curve.kind === 'line')
    return [[0, 'LINE'], [8, layer], ...pointPairs(0, curve.from), ...pointPairs(1, curve.to)];
  const round: Pair[] = [[8, layer], ...pointPairs(0, curve.centre), [40, curve.radius]];
  if (curve.sweep > fullTurn - 1e-6) return [[0, 'CIRCLE'], ...round];
  // Flipping the y axis reverses an arc, so start and end are swapped.
  return [[0, 'ARC'], ...round, [50, degrees(-curve.start - curve.sweep)], [51, degrees(-curve.start)]];
}

function annotationPairs({ lines, arrows, writings }: Annotations): Pair[] {
  const layer = 'DIMENSIONS';
  return [
    ...lines.flatMap((curve) => curvePairs(curve, layer)),
    ...arrows.flatMap(([tip, left, right]): Pair[] => [
      [0, 'SOLID'],
      [8, layer],
      ...[tip, left, right, right].flatMap((point, index) => pointPairs(index, point)),
    ]),
    ...writings.flatMap((writing) => textPairs(writing, layer)),
  ];
}

function textPairs({ text, at, height, turn, align }: Writing, layer: string): Pair[] {
  const alignment = { left: 0, centre: 1, right: 2 }[align];
  const second = alignment === 0 ? [] : pointPairs(1, at);
  return [
    [0, 'TEXT'],
    [8, layer],
    ...pointPairs(0, at),
    [40, height],
    [1, ascii(text)],
    [50, turn],
    [7, 'STANDARD'],
    [72, alignment],
    ...second,
  ];
}

// Codes 10/20/30 are the first point of an entity, 11/21/31 the second, and so on.
function pointPairs(index: number, [x, y]: Point): Pair[] {
  return [
    [10 + index, x],
    [20 + index, -y],
    [30 + index, 0],
  ];
}

const codes: Record<string, string> = {
  Ø: '%%c',
  '°': '%%d',
  '±': '%%p',
  '×': 'x',
  '−': '-',
  '…': '...',
  '²': '2',
};

// Release 12 does not support Unicode; it has its own codes for drawing symbols.
function ascii(text: string): string {
  return text
    .replaceAll('\u2009', '')
    .replace(/[Ø°±×−…²]/g, (sign) => codes[sign] ?? '')
    .replace(/[^ -~]/g, '?');
}

function written(value: string | number): string {
  if (typeof value === 'string' || Number.isInteger(value)) return String(value);
  return String(Math.round(value * 1e6) / 1e6);
}

const degrees = (radians: number) => ((((radians * 180) / Math.PI) % 360) + 360) % 360;
