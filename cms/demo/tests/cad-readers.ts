import * as v from 'valibot';

interface DxfEntity {
  type: string;
  layer: string;
  /** The coordinates: first all x, then all y. */
  numbers: number[];
}

/** The parts of a DXF file that the tests need: pairs of a code line and a value line. */
export function readDxf(text: string) {
  const lines = text.trimEnd().split('\r\n');
  const pairs = lines.flatMap((line, index) =>
    index % 2 === 0 ? [{ code: Number(line), value: lines[index + 1] ?? '' }] : [],
  );
  const after = (name: string) => pairs[pairs.findIndex(({ value }) => value === name) + 1]?.value;
  const start = pairs.findIndex(({ code, value }) => code === 2 && value === 'ENTITIES');
  const layers = pairs.flatMap(({ value }, index) =>
    value === 'LAYER' ? [pairs[index + 1]?.value ?? ''] : [],
  );
  const entities: DxfEntity[] = [];
  for (const { code, value } of pairs.slice(start + 1)) {
    const current = entities.at(-1);
    if (code === 0) entities.push({ type: value, layer: '', numbers: [] });
    else if (current && code === 8) current.layer = value;
    else if (current && code >= 10 && code < 30) current.numbers.push(Number(value));
  }
  return {
    version: after('$ACADVER'),
    layers,
    entities: entities
      .filter(({ type }) => type !== 'ENDSEC' && type !== 'EOF')
      .map((entity) => ({ ...entity, numbers: byAxis(entity.numbers) })),
  };
}

// Written as x, y, x, y …
function byAxis(numbers: number[]): number[] {
  return [...numbers.filter((_, index) => index % 2 === 0), ...numbers.filter((_, index) => index % 2 === 1)];
}

/** The parts of a STEP file that the tests need: its entities by type, the directions of each edge, dangling references. */
export function readStep(text: string) {
  const entities = new Map<string, string[]>();
  const edgeSenses = new Map<string, string[]>();
  const lines = [...text.matchAll(/^#(\d+)=(.*);$/gm)].map(([, id = '', entity = '']) => ({ id, entity }));
  for (const { entity } of lines) {
    const type = entity.match(/^\w+/)?.[0] ?? 'several';
    entities.set(type, [...(entities.get(type) ?? []), entity]);
    const [, edge, sense = ''] = entity.match(/^ORIENTED_EDGE\('',\*,\*,(#\d+),(\.[TF]\.)\)/) ?? [];
    if (edge) edgeSenses.set(edge, [...(edgeSenses.get(edge) ?? []), sense]);
  }
  const ids = new Set(lines.map(({ id }) => id));
  const named = lines.flatMap(({ entity }) => [...entity.matchAll(/#(\d+)/g)].map(([, id = '']) => id));
  const points = (entities.get('CARTESIAN_POINT') ?? []).map((entity) =>
    [...entity.matchAll(/-?\d+\.\d*/g)].map(Number),
  );
  const byId = new Map(lines.map(({ id, entity }) => [`#${id}`, entity]));
  return {
    entities,
    edgeSenses,
    points,
    outermost: outermostPoints(entities, byId),
    dangling: named.filter((id) => !ids.has(id)),
  };
}

/** The corners of all bodies, and of the boxes around their circles. */
function outermostPoints(entities: Map<string, string[]>, byId: Map<string, string>): number[][] {
  const referred = (entity: string) => [...entity.matchAll(/#\d+/g)].map(([id]) => byId.get(id) ?? '');
  const numbers = (entity = '') => [...entity.matchAll(/-?\d+\.\d*/g)].map(Number);
  const corners = (entities.get('VERTEX_POINT') ?? []).map((entity) => numbers(referred(entity)[0]));
  const circles = (entities.get('CIRCLE') ?? []).flatMap((entity) => {
    const [radius = NaN] = numbers(entity.slice(entity.lastIndexOf(',')));
    const [centre, axis] = referred(referred(entity)[0] ?? '').map(numbers);
    return [radius, -radius].map((reach) =>
      (centre ?? []).map((size, index) => size + (axis?.[index] === 0 ? reach : 0)),
    );
  });
  return [...corners, ...circles];
}

const Gltf = v.object({
  asset: v.object({ version: v.literal('2.0') }),
  accessors: v.array(
    v.object({
      bufferView: v.number(),
      componentType: v.picklist([5123, 5126]),
      count: v.number(),
      min: v.optional(v.array(v.number())),
      max: v.optional(v.array(v.number())),
    }),
  ),
  bufferViews: v.array(v.object({ byteOffset: v.number(), byteLength: v.number() })),
  buffers: v.tuple([v.object({ byteLength: v.number() })]),
  meshes: v.tuple([
    v.object({
      primitives: v.tuple([
        v.object({ attributes: v.object({ POSITION: v.number(), NORMAL: v.number() }), indices: v.number() }),
      ]),
    }),
  ]),
});
type Gltf = v.InferOutput<typeof Gltf>;

/** The parts of a binary glTF file that the tests need: its chunks, and the corners of its mesh. */
export function readGlb(file: Buffer) {
  const [magic, version, length] = [file.toString('ascii', 0, 4), file.readUInt32LE(4), file.readUInt32LE(8)];
  const chunks = chunksOf(file);
  const [json, binary] = chunks.map(({ bytes }) => bytes);
  if (!json || !binary) throw new Error('The file needs two chunks.');
  const gltf = v.parse(Gltf, JSON.parse(json.toString('utf8')));
  const [{ attributes, indices }] = gltf.meshes[0].primitives;
  const numbers = (accessor: number) => numbersOf(gltf, accessor, binary);
  return {
    header: { magic, version, length },
    chunks: chunks.map(({ type, bytes }) => ({ type, length: bytes.length })),
    binaryLength: gltf.buffers[0].byteLength,
    extent: gltf.accessors[attributes.POSITION],
    positions: triples(numbers(attributes.POSITION)),
    normals: triples(numbers(attributes.NORMAL)),
    triangles: triples(numbers(indices)),
  };
}

function chunksOf(file: Buffer) {
  const chunks: { type: string; bytes: Buffer }[] = [];
  for (let at = 12; at < file.length; at += 8 + (chunks.at(-1)?.bytes.length ?? 0)) {
    const type = file.toString('ascii', at + 4, at + 8);
    chunks.push({ type, bytes: file.subarray(at + 8, at + 8 + file.readUInt32LE(at)) });
  }
  return chunks;
}

function numbersOf({ accessors, bufferViews }: Gltf, index: number, binary: Buffer): number[] {
  const accessor = accessors[index];
  const view = accessor && bufferViews[accessor.bufferView];
  if (!view) throw new Error(`There is no accessor ${index}.`);
  const bytes = binary.subarray(view.byteOffset, view.byteOffset + view.byteLength);
  const isFloat = accessor.componentType === 5126;
  const count = bytes.length / (isFloat ? 4 : 2);
  return Array.from({ length: count }, (_, at) =>
    isFloat ? bytes.readFloatLE(at * 4) : bytes.readUInt16LE(at * 2),
  );
}

const triples = (numbers: number[]) =>
  Array.from({ length: numbers.length / 3 }, (_, index) => numbers.slice(index * 3, index * 3 + 3));
