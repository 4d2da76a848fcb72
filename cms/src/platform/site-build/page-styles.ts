import postcss, { type Container } from 'postcss';

/**
 * A rule of the style sheet. Each of its selectors can only match on a page that contains all of the selector's names. A
 * rule without selectors, such as a font or an animation, has one without text and names.
 */
type Rule = { conditions: string[]; selectors: { text: string; names: string[] }[]; body: string };

const conditional = /^(?:media|supports)$/;

/**
 * Returns a function that selects the rules a page needs before its script has run: those whose classes and icons occur in
 * its HTML, a sixth to a third of the sheet.
 * @param sheet the site's style sheet
 */
export function stylesOfPage(sheet: string): (html: string) => string {
  const rules = rulesIn(postcss.parse(sheet), []);
  return (html) => {
    const names = namesIn(html);
    const needed = rules.map((rule) => ({
      ...rule,
      selectors: rule.selectors.filter((selector) => selector.names.every((name) => names.has(name))),
    }));
    return write(needed.filter(({ selectors }) => selectors.length > 0));
  };
}

function rulesIn(container: Container, conditions: string[]): Rule[] {
  return (container.nodes ?? []).flatMap((node): Rule[] => {
    if (node.type === 'rule') {
      const selectors = node.selectors.map((text) => ({ text, names: namesOf(text) }));
      return [{ conditions, selectors, body: `{${node.nodes.map(String).join(';')}}` }];
    }
    if (node.type === 'atrule' && conditional.test(node.name))
      return rulesIn(node, [...conditions, `@${node.name} ${node.params}`]);
    if (node.type === 'comment') return [];
    return [{ conditions, selectors: [{ text: '', names: [] }], body: node.toString() }];
  });
}

/** The classes and icons that a selector requires, so not those in parentheses, as in `:not(.a)` or `:is(.a, .b)`. */
function namesOf(selector: string): string[] {
  const required = withoutParentheses(selector);
  const classes = required.replaceAll(/\[[^\]]*\]/g, '').matchAll(/\.([\w-]+)/g);
  const icons = required.matchAll(/\[data-icon="?([\w-]+)"?\]/g);
  return [
    ...Array.from(classes, ([, name = '']) => name),
    ...Array.from(icons, ([, name = '']) => iconName(name)),
  ];
}

function withoutParentheses(selector: string): string {
  const rest = selector.replaceAll(/\([^()]*\)/g, '');
  return rest === selector ? rest : withoutParentheses(rest);
}

function namesIn(html: string): Set<string> {
  const classes = html.matchAll(/ class="([^"]*)"/g);
  const icons = html.matchAll(/ data-icon="([^"]*)"/g);
  return new Set([
    ...Array.from(classes, ([, value = '']) => value.split(' ')).flat(),
    ...Array.from(icons, ([, name = '']) => iconName(name)),
  ]);
}

const iconName = (name: string) => `icon ${name}`;

/** Rules in sequence that have the same conditions share them. */
function write(rules: Rule[]): string {
  let text = '';
  let open: string[] = [];
  for (const { conditions, selectors, body } of rules) {
    if (conditions.join('') !== open.join('')) {
      text += '}'.repeat(open.length) + conditions.map((condition) => `${condition}{`).join('');
      open = conditions;
    }
    text += selectors.map((selector) => selector.text).join(',') + body;
  }
  return text + '}'.repeat(open.length);
}
