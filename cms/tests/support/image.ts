import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';

const project = path.resolve(import.meta.dirname, '..', '..', '..');
const workFolder = '/app/';

export type Instruction = { name: string; rest: string };

/** The stages of docs/deployment/Dockerfile, each from its FROM. */
export function stages(): Instruction[][] {
  const text = readFileSync(path.join(project, 'docs/deployment/Dockerfile'), 'utf8');
  const lines = text
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter(Boolean);
  const all: Instruction[][] = [];
  for (const line of lines) {
    const [, name, rest] = /^([A-Z]+)\s+(.+)$/.exec(line) ?? [];
    if (name === undefined || rest === undefined) throw new Error(`Not an instruction: ${line}`);
    if (name === 'FROM') all.push([]);
    all.at(-1)?.push({ name, rest });
  }
  return all;
}

/** The arguments of every instruction with this name. */
export function every(stage: Instruction[], name: string): string[] {
  return stage.filter((one) => one.name === name).map(({ rest }) => rest.trim().replace(/\s+/g, ' '));
}

/** The paths that a stage copies, relative to the project, with their target in the image. */
export function copied(stage: Instruction[]): { source: string; target: string }[] {
  return every(stage, 'COPY').flatMap((rest) => {
    const words = rest.split(' ').filter((word) => !word.startsWith('--'));
    const to = words.pop() ?? '';
    return words.map((word) => {
      const source = word.replace(workFolder, '');
      return { source, target: to.endsWith('/') ? path.join(to, path.basename(source)) : to };
    });
  });
}

/** The variables of the image. */
export function variables(stage: Instruction[]): Record<string, string> {
  const pairs = every(stage, 'ENV').flatMap((rest) => rest.split(' '));
  return Object.fromEntries(pairs.map((pair) => pair.split(/=(.*)/s).slice(0, 2)));
}

// Supports the kinds of pattern that the file contains: a path, or **/ and a name, which may contain *.
export function isIgnored(file: string): boolean {
  const patterns = readFileSync(path.join(project, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return patterns.some((pattern) => {
    if (!pattern.startsWith('**/')) return file === pattern || file.startsWith(`${pattern}/`);
    const name = new RegExp(`^${pattern.slice(3).replace('.', '\\.').replace('*', '.*')}$`);
    return file.split('/').some((part) => name.test(part));
  });
}

// ${NAME:-default}, ${NAME:?message} and ${NAME}, as Compose replaces them where NAME is set.
export function substituted(value: string): string {
  const withHost = value.replace('${SITE_HOST}', 'www.example.com');
  return withHost.replace(/\$\{\w+(?::([-?])([^}]*))?\}/g, (_, kind, rest) =>
    kind === '-' ? rest : 'example',
  );
}

/**
 * Makes a read-only folder with the program as the image contains it. The built site and admin are left out, because
 * these tests do not need them. Packages are links to those that `npm prune --omit=dev` leaves.
 */
export function copyProgram(folder: string): void {
  const program = copied(stages().at(-1) ?? []).filter(({ source }) =>
    existsSync(path.join(project, source)),
  );
  for (const { source, target } of program.filter(({ source }) => !/(^|\/)dist(\/build)?$/.test(source))) {
    const [from, to] = [path.join(project, source), path.join(folder, target)];
    mkdirSync(path.dirname(to), { recursive: true });
    if (path.basename(source) === 'node_modules') linkPackages(from, to);
    else cpSync(from, to, { recursive: true });
  }
  mkdirSync(path.join(folder, 'cms/dist/build'));
  for (const file of filesIn(folder)) chmodSync(file, statSync(file).mode & 0o555);
}

function linkPackages(from: string, to: string): void {
  const { packages }: { packages: Record<string, { dev?: boolean }> } = JSON.parse(
    readFileSync(path.join(project, 'cms/package-lock.json'), 'utf8'),
  );
  for (const [place, { dev }] of Object.entries(packages)) {
    const [, name] = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(place) ?? [];
    // Optional packages are for other platforms.
    if (name === undefined || dev || !existsSync(path.join(from, name))) continue;
    mkdirSync(path.dirname(path.join(to, name)), { recursive: true });
    symlinkSync(path.join(from, name), path.join(to, name));
  }
}

/** Makes a folder writable, so that it can be deleted. */
export function makeWritable(folder: string): void {
  for (const file of filesIn(folder)) chmodSync(file, statSync(file).mode | 0o200);
}

/**
 * Every file with its size and time, to see what a process wrote. Leaves out the file in which Strapi remembers when it
 * last looked for an update, which we turned off: root may write it anyway, and Strapi ignores it if nobody may.
 */
export function listing(folder: string): string[] {
  const files = filesIn(folder).filter(
    (file) => statSync(file).isFile() && !file.endsWith('/.strapi-updater.json'),
  );
  return files.map((file) => `${file} ${statSync(file).size} ${statSync(file).mtimeMs}`);
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const own = entries.filter((entry) => !entry.isSymbolicLink());
  return [folder, ...own.map(({ parentPath, name }) => path.join(parentPath, name)).toSorted()];
}
