import * as THREE from 'three';

// What a surface is made of. The renderer knows each by its name (render/finishes.py); the values here
// serve the videos, which three.js draws itself.
const finishes = {
  turned: { color: 0xc9ccd0, metalness: 1, roughness: 0.34 },
  steel: { color: 0xc9ccd0, metalness: 1, roughness: 0.24 },
  blasted: { color: 0xb4b7ba, metalness: 1, roughness: 0.5 },
  cast: { color: 0xb9bcbf, metalness: 1, roughness: 0.45 },
  copper: { color: 0xb8714a, metalness: 1, roughness: 0.35 },
  brass: { color: 0xd2a85a, metalness: 1, roughness: 0.28 },
  coat: { color: 0xc8cbcd, metalness: 0, roughness: 0.42 },
  coatDark: { color: 0x3a3f45, metalness: 0, roughness: 0.42 },
  white: { color: 0xe6e7e6, metalness: 0, roughness: 0.45 },
  black: { color: 0x17191c, metalness: 0, roughness: 0.45 },
  grey: { color: 0x7b8087, metalness: 0, roughness: 0.5 },
  rubber: { color: 0x141516, metalness: 0, roughness: 0.8 },
  cable: { color: 0x222529, metalness: 0, roughness: 0.6 },
  green: { color: 0x1f7a4a, metalness: 0, roughness: 0.5 },
  liner: { color: 0xf0f0ee, metalness: 0, roughness: 0.4 },
  glass: { color: 0x0b0d0f, metalness: 0, roughness: 0.05 },
  signal: { color: 0xd6420b, metalness: 0, roughness: 0.45 },
  polished: { color: 0xd5d7d9, metalness: 1, roughness: 0.12 },
  concrete: { color: 0xa3a19c, metalness: 0, roughness: 0.85 },
  water: { color: 0x3f6b7d, metalness: 0, roughness: 0.08 },
  carton: { color: 0xa98a63, metalness: 0, roughness: 0.7 },
  red: { color: 0xa81f1a, metalness: 0, roughness: 0.42 },
  blue: { color: 0x1f4f9c, metalness: 0, roughness: 0.42 },
  yellow: { color: 0xd9a514, metalness: 0, roughness: 0.45 },
  brown: { color: 0x5a3722, metalness: 0, roughness: 0.5 },
  frost: { color: 0xe9edf0, metalness: 0, roughness: 0.6 },
} as const;

export type Finish = keyof typeof finishes;

const made = new Map<Finish, THREE.MeshStandardMaterial>();

export function finish(name: Finish): THREE.MeshStandardMaterial {
  const known = made.get(name);
  if (known) return known;
  const material = new THREE.MeshStandardMaterial({ ...finishes[name], name, side: THREE.DoubleSide });
  made.set(name, material);
  return material;
}
