import type { Mesh } from './mesh';
import type { Vector } from './solids';

interface View {
  bytes: Buffer;
  /** Of the graphics buffer it is meant for, as in OpenGL. */
  target: number;
}

// https://registry.khronos.org/glTF/specs/2.0/glTF-2.0.html#glb-file-format-specification
const chunkTypes = { json: 0x4e4f534a, binary: 0x004e4942 };
const targets = { vertices: 34962, indices: 34963 };
const componentTypes = { unsignedShort: 5123, float: 5126 };
const maxCorners = 65_535;

/** Brushed steel. */
const material = {
  pbrMetallicRoughness: {
    baseColorFactor: [0.62, 0.64, 0.66, 1],
    metallicFactor: 0.55,
    roughnessFactor: 0.45,
  },
};

/** The mesh as binary glTF 2.0: in metres with y upwards, as the format requires. The mesh is in millimetres, z upwards. */
export function glb(mesh: Mesh, name: string): Buffer {
  const corners = mesh.positions.length;
  if (corners > maxCorners) throw new Error(`${name} has more than ${maxCorners} corners.`);
  const positions = mesh.positions.map((place) => upright(place).map((size) => Math.fround(size / 1000)));
  const views: View[] = [
    { bytes: floats(positions), target: targets.vertices },
    { bytes: floats(mesh.normals.map(upright)), target: targets.vertices },
    { bytes: Buffer.from(Uint16Array.from(mesh.triangles.flat()).buffer), target: targets.indices },
  ];
  const vectors = { componentType: componentTypes.float, count: corners, type: 'VEC3' };
  const accessors = [
    { bufferView: 0, ...vectors, ...extentOf(positions) },
    { bufferView: 1, ...vectors },
    {
      bufferView: 2,
      componentType: componentTypes.unsignedShort,
      count: mesh.triangles.length * 3,
      type: 'SCALAR',
    },
  ];
  const primitives = [{ attributes: { POSITION: 0, NORMAL: 1 }, indices: 2, material: 0 }];
  const scene = { scene: 0, scenes: [{ nodes: [0] }], nodes: [{ name, mesh: 0 }] };
  return file({ ...scene, meshes: [{ name, primitives }], materials: [material], accessors }, views);
}

function file(content: object, views: View[]): Buffer {
  const padded = views.map(({ bytes }) => pad(bytes, 0));
  const binary = Buffer.concat(padded);
  const starts = padded.map((_, index) => Buffer.concat(padded.slice(0, index)).length);
  const json = {
    asset: { version: '2.0', generator: 'Aldermere Instruments' },
    ...content,
    bufferViews: views.map(({ bytes, target }, index) => ({
      buffer: 0,
      byteOffset: starts[index],
      byteLength: bytes.length,
      target,
    })),
    buffers: [{ byteLength: binary.length }],
  };
  const chunks = [
    chunk(chunkTypes.json, pad(Buffer.from(JSON.stringify(json)), 0x20)),
    chunk(chunkTypes.binary, binary),
  ];
  const length = chunks.reduce((sum, { length: bytes }) => sum + bytes, 12);
  return Buffer.concat([Buffer.from('glTF'), integers(2, length), ...chunks]);
}

const chunk = (type: number, bytes: Buffer) => Buffer.concat([integers(bytes.length, type), bytes]);
const integers = (...values: number[]) => Buffer.from(Uint32Array.from(values).buffer);
const floats = (vectors: number[][]) => Buffer.from(Float32Array.from(vectors.flat()).buffer);

/** Each part starts at a multiple of four bytes. */
const pad = (bytes: Buffer, filler: number) =>
  Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4, filler)]);

const upright = ([x, y, z]: Vector): Vector => [x, z, -y];

function extentOf(positions: number[][]) {
  const along = [0, 1, 2].map((axis) => positions.map((place) => place[axis] ?? 0));
  return { min: along.map((sizes) => Math.min(...sizes)), max: along.map((sizes) => Math.max(...sizes)) };
}
