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
  return { entities, edgeSenses, points, dangling: named.filter((id) => !ids.has(id)) };
}
