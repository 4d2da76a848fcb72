// @ts-check
import ts from 'typescript';

/**
 * Words that must not be part of a name in code, or be a value such as a state. In a sentence they are ordinary English.
 * @type {Map<string, string>}
 */
const words = new Map([
  ['kept', 'saved, stored, cached, pinned'],
  ['wanted', 'criteria, requested, expected'],
  ['told', 'notified'],
  ['refused', 'rejected'],
  ['refusal', 'error, HttpError'],
  ['guard', 'limits, check'],
  ['guards', 'limits, check'],
  ['papers', 'documents'],
  ['patience', 'timeout'],
  ['upkeep', 'scheduled jobs'],
  ['reckoned', 'calculated'],
  ['mended', 'corrected'],
]);

/**
 * Names that are stored, and are therefore read under their old name.
 * @type {{ name: RegExp, file: RegExp }[]}
 */
const stored = [
  // Fields of the shop settings, which texts of editors refer to.
  { name: /^(orders|serviceRequests|accounts|requests)Kept(Years|Months)$/, file: /^cms\// },
  // State of a refund in the table of payments.
  { name: /^wanted$/, file: /^cms\/src\/api\/payment\/services\/payment-record\.ts$/ },
  // Packs that earlier versions stored on a device.
  { name: /^(wanted|refused)$/, file: /^src\/contract\/library(\.test)?\.ts$/ },
  // Why the server rejected an entry of the outbox.
  { name: /^refused$/, file: /^src\/(contract\/outbox\.ts|outbox\/|features\/(outbox|requests|cart)\/)/ },
  // The answer to the question about counting page views.
  { name: /^refused$/, file: /^src\/features\/analytics\// },
  // Columns that earlier versions of the database had.
  { name: /^kept$|_kept_/, file: /^cms\/(database\/migrations\/|tests\/support\/earlier-schema\.ts)/ },
];

const code = /\.(ts|tsx|mjs|cjs|js)$/;
const mayContain = new RegExp([...words.keys()].join('|'), 'i');

/** @param {string} file */
export const problemInPath = (file) =>
  code.test(file) || file.endsWith('.css') ? problemIn(file, file) : undefined;

/**
 * @param {string} file
 * @param {string} text
 * @returns {{ line: number, problem: string }[]}
 */
export function problemsInNames(file, text) {
  if (!mayContain.test(text)) return [];
  if (file.endsWith('.css')) return problemsInClasses(file, text);
  return code.test(file) ? problemsInCode(file, text) : [];
}

/**
 * @param {string} file
 * @param {string} text
 */
function problemsInClasses(file, text) {
  return text.split('\n').flatMap((line, index) =>
    Array.from(line.matchAll(/[.-]([a-z][\w-]*)/gi), ([, name = '']) => problemIn(name, file))
      .filter((problem) => problem !== undefined)
      .map((problem) => ({ line: index + 1, problem })),
  );
}

/**
 * @param {string} file
 * @param {string} text
 */
function problemsInCode(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  /** @type {{ line: number, problem: string }[]} */
  const problems = [];
  visit(source);
  return problems;

  /** @param {ts.Node} node */
  function visit(node) {
    const name = nameOf(node);
    const problem = name === undefined ? undefined : problemIn(name, file);
    if (problem) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      problems.push({ line: line + 1, problem });
    }
    node.forEachChild(visit);
  }
}

/**
 * A string of one word is a value such as a state. Anything longer is text.
 * @param {ts.Node} node
 */
function nameOf(node) {
  if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) return node.text;
  return ts.isStringLiteralLike(node) && words.has(node.text) ? node.text : undefined;
}

/**
 * @param {string} name
 * @param {string} file
 */
function problemIn(name, file) {
  if (stored.some((one) => one.name.test(name) && one.file.test(file))) return undefined;
  const word = wordsOf(name).find((one) => words.has(one));
  return word && `"${word}" in the name "${name}": use "${words.get(word)}"`;
}

/** @param {string} name */
const wordsOf = (name) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/);
