import * as v from 'valibot';

const point = v.tuple([v.number(), v.number()]);
const box = v.tuple([v.number(), v.number(), v.number(), v.number()]);
const style = v.optional(v.picklist(['outline', 'thin', 'hidden', 'axis']));
const pair = v.tuple([v.number(), v.number()]);
const from = v.optional(v.union([v.number(), pair]));

const circle = v.tuple([v.number(), v.number(), v.number()]);
const along = v.picklist(['x', 'y']);
const range = v.pipe(
  pair,
  v.check(([front, back]) => front < back, 'A depth is counted from the front to the back.'),
);
/** In the model: from the front to the back of one or several bodies, or the depth of the axis of a round one. */
const depth = v.optional(
  v.union([
    v.pipe(
      range,
      v.transform((only) => [only]),
    ),
    v.array(range),
  ]),
);
const axisDepth = v.optional(v.number());

const shape = v.union([
  v.strictObject({ rect: box, r: v.optional(v.number()), style, depth }),
  v.strictObject({
    rect: box,
    r: v.optional(v.number()),
    along,
    /** The cross-section, if it is not round. */
    section: v.optional(v.picklist(['hexagon', 'knurl'])),
    depth: v.number(),
  }),
  v.strictObject({ circle, style, depth }),
  v.strictObject({ circle, pipe: v.number(), depth: v.union([v.number(), range]) }),
  v.strictObject({ thread: box, along: v.optional(along), depth: axisDepth }),
  v.strictObject({ turned: v.array(point), x: v.optional(v.number()), style, depth: axisDepth }),
  v.strictObject({ lying: v.array(point), y: v.optional(v.number()), style, depth: axisDepth }),
  v.strictObject({ poly: v.array(point), style, depth }),
  v.strictObject({ line: v.array(point), style }),
]);

const more = {
  from,
  row: v.optional(v.number()),
  prefix: v.optional(v.string()),
  text: v.optional(v.string()),
};
const dimension = v.union([
  v.strictObject({ x: pair, at: v.number(), ...more }),
  v.strictObject({ y: pair, at: v.number(), ...more }),
]);

/** A drawing in millimetres: the content of `drawings/<name>.yaml`. */
export const drawingSchema = v.strictObject({
  title: v.string(),
  /**
   * If the drawing describes a body: the axis of a turned one and the part drawn to scale, otherwise where the front is
   * of shapes with a depth, which is towards the viewer if missing; bodies that the drawing does not show; the part along x
   * in which the cable is shortened, as in the drawing; and the parts omitted from the model.
   */
  model: v.optional(
    v.strictObject({
      axis: v.optional(v.picklist(['x', 'z'])),
      between: v.optional(pair),
      front: v.optional(v.literal('right')),
      shapes: v.optional(v.array(shape)),
      shortened: v.optional(pair),
      without: v.optional(v.string()),
    }),
  ),
  /**
   * The views that the size comparison shows, counted from 1 in the order of their first shape, and which part along x
   * counts, such as without a cable. The whole first view if missing.
   */
  compared: v.optional(v.array(v.strictObject({ view: v.number(), between: v.optional(pair) }))),
  shapes: v.array(shape),
  dimensions: v.array(dimension),
  labels: v.optional(v.array(v.strictObject({ text: v.string(), at: point, reach: pair })), []),
});

/** What each pin connects to: the content of `wiring/<name>.yaml`. */
export const wiringSchema = v.strictObject({
  title: v.string(),
  connector: v.strictObject({ kind: v.optional(v.literal('m12-4')), name: v.string() }),
  pins: v.array(
    v.strictObject({
      pin: v.string(),
      signal: v.string(),
      colour: v.optional(v.string()),
      to: v.optional(v.string()),
    }),
  ),
  note: v.optional(v.string()),
});

const segment = v.strictObject({
  from: v.number(),
  to: v.number(),
  constant: v.optional(v.number()),
  slope: v.optional(v.number()),
  zero: v.optional(v.number()),
  inverse: v.optional(v.number()),
});

/** Limits of error over the range: constant + slope · |x − zero| + inverse / |x|, segment by segment. */
export const curveSchema = v.strictObject({
  title: v.optional(v.string()),
  quantity: v.string(),
  unit: v.string(),
  from: v.number(),
  to: v.number(),
  logarithmic: v.optional(v.boolean(), false),
  error: v.optional(v.string()),
  errorUnit: v.string(),
  top: v.optional(v.number()),
  segments: v.array(segment),
});

/** The key `pdf` of a product file. */
export const datasheetContentSchema = v.strictObject({
  revision: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
  keyFigures: v.array(v.string()),
  drawing: v.optional(v.string()),
  curve: v.optional(curveSchema),
  wiring: v.optional(v.string()),
});

export type Drawing = v.InferOutput<typeof drawingSchema>;
export type Wiring = v.InferOutput<typeof wiringSchema>;
export type Curve = v.InferOutput<typeof curveSchema>;
export type DatasheetContent = v.InferOutput<typeof datasheetContentSchema>;
