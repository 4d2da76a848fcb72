import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/**
 * Licences under which this product may use and pass on a package. LGPL and MPL only for packages that we use unchanged and
 * that users can replace in node_modules.
 */
const allowed = new Set(
  [
    '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT MIT-0 Python-2.0 Unlicense Zlib',
    // Data: browsers, names of licences.
    'CC-BY-3.0 CC-BY-4.0',
    'LGPL-3.0-or-later MPL-2.0',
  ].flatMap((line) => line.split(' ')),
);

/** The licences of packages whose package.json does not name one, as stated in their files. */
const reviewed = [
  // LICENSE: MIT for everything outside of the folders ee/. The Enterprise Edition there needs a key and is never enabled.
  { name: /^@strapi\/(?!blocks-react-renderer$)/, stated: 'SEE LICENSE IN LICENSE' },
  // LICENSE: the same text. The package has no folder ee/.
  { name: /^@strapi\/blocks-react-renderer$/, stated: 'SEE LICENSE IN LICENSE' },
  // LICENSE or Readme.md: MIT.
  { name: /^(limiter|only|passport-local|passport-strategy|pause|spawn-command)$/, stated: undefined },
  // No version states a licence. It is a part of strapi-plugin-navigation, by the same company, which is MIT.
  { name: /^@sensinum\/strapi-utils$/, stated: undefined },
];

type Package = { name: string; license: string | undefined };

function productionPackages(file: string): Package[] {
  const { packages }: { packages: Record<string, { dev?: boolean; license?: string }> } = JSON.parse(
    readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'),
  );
  return Object.entries(packages)
    .filter(([place, { dev }]) => place !== '' && !dev)
    .map(([place, { license }]) => ({ name: place.replace(/^.*node_modules\//, ''), license }));
}

// An SPDX expression: https://spdx.github.io/spdx-spec/v3.0.1/annexes/spdx-license-expressions/
function isAllowed(expression: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  if (/[()]/.test(plain) || (plain.includes(' OR ') && plain.includes(' AND '))) return false;
  if (plain.includes(' OR ')) return plain.split(' OR ').some((name) => allowed.has(name));
  return plain.split(' AND ').every((name) => allowed.has(name));
}

const exceptionOf = ({ name, license }: Package) =>
  reviewed.find((entry) => entry.name.test(name) && entry.stated === license);

const site = productionPackages('package-lock.json');
const backend = productionPackages('cms/package-lock.json');

describe('the licences of the packages', () => {
  it('are all allowed', () => {
    const others = [...site, ...backend].filter(
      (one) => !exceptionOf(one) && !(one.license && isAllowed(one.license)),
    );
    expect(others).toEqual([]);
    expect([site.length > 30, backend.length > 1000]).toEqual([true, true]);
  });

  it('have no exception that is not needed', () => {
    const used = new Set([...site, ...backend].map(exceptionOf));
    expect(reviewed.filter((entry) => !used.has(entry))).toEqual([]);
  });

  it.each([
    ['MIT', true],
    ['GPL-3.0-or-later', false],
    ['(MIT OR GPL-3.0-or-later)', true],
    ['(MIT AND GPL-3.0-or-later)', false],
    ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
    ['(MIT AND (GPL-3.0-only OR AGPL-3.0-only))', false],
    ['UNLICENSED', false],
  ])('%s is allowed: %s', (expression, expected) => {
    expect(isAllowed(expression)).toBe(expected);
  });
});
