// @ts-check
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** @typedef {import('@formatjs/icu-messageformat-parser').MessageFormatElement} Element */

/**
 * A message as JavaScript.
 * @typedef {object} Message
 * @property {string | undefined} text of a message without arguments
 * @property {Record<string, 'value' | 'count' | 'choice' | 'element'>} parameters what its arguments are
 * @property {(argument: (name: string) => string) => string} expression of its text, or of a React node if an argument
 * is an element, with the code of each argument
 */

/** @type {Record<string, Record<string, (count: string) => string>>} */
const pluralRules = {
  en: { one: (count) => `${count} === 1`, other: () => 'true' },
  de: { one: (count) => `${count} === 1`, other: () => 'true' },
  // 0 and 1.5 are singular in French.
  fr: { one: (count) => `${count} >= 0 && ${count} < 2`, other: () => 'true' },
};

/**
 * Compiles a message in ICU MessageFormat: arguments, plural, select and tags. Numbers and dates are formatted by
 * src/format before they become arguments.
 * @param {string} source
 * @param {string} language
 * @returns {Message}
 * @throws {Error} if it is not such a message
 */
export function compileMessage(source, language) {
  const elements = parse(source, { requiresOtherClause: true });
  if (elements.every(({ type }) => type === TYPE.literal))
    return { text: textOf(elements), parameters: {}, expression: () => JSON.stringify(textOf(elements)) };
  /** @type {Message['parameters']} */
  const parameters = {};
  collect(elements, parameters);
  const isElement = Object.values(parameters).includes('element');
  const expression = (/** @type {Target['argument']} */ argument) =>
    expressionOf(elements, { language, isElement, argument });
  // A wrong message is reported now, not where it is used.
  expression((name) => name);
  return { text: undefined, parameters, expression };
}

/** @param {Element[]} elements */
function textOf(elements) {
  return elements.map((element) => (element.type === TYPE.literal ? element.value : '')).join('');
}

/**
 * @param {Element[]} elements
 * @param {Message['parameters']} parameters
 */
function collect(elements, parameters) {
  for (const element of elements) {
    if (element.type === TYPE.argument) parameters[element.value] ??= 'value';
    if (element.type === TYPE.plural) parameters[element.value] = 'count';
    if (element.type === TYPE.select) parameters[element.value] = 'choice';
    if (element.type === TYPE.tag) {
      parameters[element.value] = 'element';
      collect(element.children, parameters);
    }
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const { value } of Object.values(element.options)) collect(value, parameters);
  }
}

/**
 * @typedef {object} Target
 * @property {string} language
 * @property {boolean} isElement
 * @property {(name: string) => string} argument
 */

/**
 * @param {Element[]} elements
 * @param {Target} target
 * @returns {string}
 */
function expressionOf(elements, target) {
  const parts = elements.map((element) => partOf(element, target));
  if (!target.isElement) return `\`${parts.map(inTemplate).join('')}\``;
  if (parts.length === 1) return String(parts[0]);
  return `__jsxs(__Fragment, { children: [${parts.join(', ')}] })`;
}

/** @param {string} part */
function inTemplate(part) {
  if (!part.startsWith('"')) return `\${${part}}`;
  return JSON.parse(part).replace(/[`\\]|\$\{/g, '\\$&');
}

/**
 * @param {Element} element
 * @param {Target} target
 * @returns {string}
 */
function partOf(element, target) {
  switch (element.type) {
    case TYPE.literal:
      return JSON.stringify(element.value);
    case TYPE.argument:
      return target.argument(element.value);
    case TYPE.tag:
      return `${target.argument(element.value)}(${expressionOf(element.children, target)})`;
    case TYPE.plural:
      if (element.offset !== 0 || element.pluralType !== 'cardinal')
        throw new Error('Only cardinal plurals without an offset are supported.');
      return choiceOf(element, pluralCondition(target.argument(element.value), target.language), target);
    case TYPE.select:
      return choiceOf(
        element,
        (option) => `${target.argument(element.value)} === ${JSON.stringify(option)}`,
        target,
      );
    case TYPE.pound:
      throw new Error('Write the argument instead of "#", formatted by src/format if it can be large.');
    default:
      throw new Error('Numbers and dates are formatted by src/format: pass them as an argument.');
  }
}

/**
 * @param {string} count
 * @param {string} language
 */
function pluralCondition(count, language) {
  return (/** @type {string} */ option) => {
    if (option.startsWith('=')) return `${count} === ${option.slice(1)}`;
    const condition = pluralRules[language]?.[option];
    if (!condition) throw new Error(`The plural form "${option}" does not exist in "${language}".`);
    return condition(count);
  };
}

/**
 * @param {Extract<Element, { options: unknown }>} element
 * @param {(option: string) => string} condition
 * @param {Target} target
 */
function choiceOf(element, condition, target) {
  const exactFirst = Object.entries(element.options).filter(([option]) => option !== 'other');
  exactFirst.sort(([a], [b]) => Number(b.startsWith('=')) - Number(a.startsWith('=')));
  const others = exactFirst.map(
    ([option, { value }]) => `${condition(option)} ? ${expressionOf(value, target)} : `,
  );
  return `(${others.join('')}${expressionOf(element.options.other?.value ?? [], target)})`;
}
