// @ts-check
// Finds texts of the interface that are not in message files (docs/decisions/0054):
// `node scripts/words/raw-texts.mjs [folder of the project]`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../setup/folders.mjs';

const sources = [
  { folder: 'src', file: /\.tsx$/ },
  { folder: 'sw', file: /\.ts$/ },
];
const excluded = /\.test\.|fixture/;

/** Attributes, properties and variables with these names contain text that is shown or read out. */
const names = new Set('aria-label alt title placeholder label heading intro what name'.split(' '));

/**
 * Texts that are the same in all languages.
 * @type {{ file: string, text: RegExp, reason: string }[]}
 */
const allowed = [
  {
    file: 'src/features/cart/paste-list.tsx',
    text: /^APT210-010-G14-M12/,
    reason: 'Part numbers and quantities, as an example of a list.',
  },
];

/** @typedef {{ start: number, text: string }} Found in the source */

/**
 * The texts as "file:line: text".
 * @param {string} project
 */
export function rawTexts(project) {
  return sources.flatMap(({ folder, file }) =>
    filesIn(path.join(project, folder))
      .filter((found) => file.test(found) && !excluded.test(found))
      .flatMap((found) =>
        rawTextsIn(`${folder}/${found}`, readFileSync(path.join(project, folder, found), 'utf8')),
      ),
  );
}

/** @param {string} folder */
function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
}

/**
 * @param {string} file
 * @param {string} code
 */
function rawTextsIn(file, code) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.ESNext, true, kind);
  /** @type {string[]} */
  const problems = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    for (const { start, text } of textsAt(node)) {
      const shown = text.trim().replaceAll(/\s+/g, ' ');
      if (allowed.some((one) => one.file === file && one.text.test(shown))) continue;
      problems.push(`${file}:${source.getLineAndCharacterOfPosition(start).line + 1}: ${shown}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}

/**
 * @param {ts.Node} node
 * @returns {Found[]}
 */
function textsAt(node) {
  if (ts.isJsxText(node)) {
    const start = node.pos + node.text.search(/\S|$/);
    return hasLetters(node.text.replaceAll(/&\w+;/g, '')) ? [{ start, text: node.text }] : [];
  }
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) return shownTexts(node);
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
    return textsOfHtml(node);
  const isNamed = ts.isJsxAttribute(node) || ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node);
  return isNamed && names.has(nameOf(node.name)) ? shownTexts(node.initializer) : [];
}

/** @param {ts.JsxAttributeName | ts.PropertyName | ts.BindingName} name */
const nameOf = (name) => (ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '');

/**
 * Texts between the tags of HTML in a string.
 * @param {ts.Node} node
 */
const textsOfHtml = (node) =>
  [...node.getText().matchAll(/<(?:title|h\d|p|a|li|button)\b[^>]*>([^<]+)/g)]
    .map(({ 0: { length }, 1: text = '', index }) => ({
      start: node.getStart() + index + length - text.length,
      text,
    }))
    .filter(({ text }) => hasLetters(text));

/**
 * The texts that an expression can be. Operands of comparisons, arguments and keys are not shown.
 * @param {ts.Node | undefined} node
 * @returns {Found[]}
 */
function shownTexts(node) {
  if (!node) return [];
  if (ts.isStringLiteralLike(node))
    return isText(node.text) ? [{ start: node.getStart(), text: node.text }] : [];
  if (ts.isTemplateExpression(node)) {
    const text = node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
    const inside = node.templateSpans.flatMap(({ expression }) => shownTexts(expression));
    return isText(text.replaceAll('…', '')) ? [{ start: node.getStart(), text }] : inside;
  }
  if (ts.isConditionalExpression(node)) return [...shownTexts(node.whenTrue), ...shownTexts(node.whenFalse)];
  if (ts.isBinaryExpression(node) && joins.has(node.operatorToken.kind))
    return [...shownTexts(node.left), ...shownTexts(node.right)];
  if (ts.isArrowFunction(node)) return shownTexts(node.body);
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node) || ts.isAsExpression(node))
    return shownTexts(node.expression);
  return [];
}

const joins = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
]);

/** @param {string} text */
const hasLetters = (text) => (text.match(/\p{L}/gu) ?? []).length > 1;

/**
 * Words, not an identifier.
 * @param {string} text
 */
const isText = (text) => hasLetters(text) && (/\s/.test(text) || /^\p{Lu}\p{Ll}/u.test(text));

if (import.meta.filename === process.argv[1]) {
  const problems = rawTexts(path.resolve(process.argv[2] ?? root));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
