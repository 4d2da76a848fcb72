import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';

const mark = v.optional(v.boolean(), false);
const TextNode = v.object({
  type: v.literal('text'),
  text: v.string(),
  bold: mark,
  italic: mark,
  code: mark,
  strikethrough: mark,
});
const LinkNode = v.object({ type: v.literal('link'), url: v.string(), children: v.array(TextNode) });
type TextNode = v.InferOutput<typeof TextNode>;
type Inline = TextNode | v.InferOutput<typeof LinkNode>;

/** The text of a block as Strapi stores it, which may be edited by hand. */
export const Inlines = v.array(v.variant('type', [TextNode, LinkNode]));

/** The Markdown of the text of one block. `markdownInlines` parses it. */
export function inlineMarkdown(nodes: Inline[]): string {
  return merged(nodes)
    .map((node) => (node.type === 'link' ? linkMarkdown(node) : textMarkdown(node)))
    .join('');
}

/** Strapi's editor splits a text into several nodes with the same marks. */
function merged(nodes: Inline[]): Inline[] {
  const result: Inline[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (last?.type === 'text' && node.type === 'text' && isSameStyle(last, node))
      result[result.length - 1] = { ...last, text: last.text + node.text };
    else result.push(node);
  }
  return result;
}

const isSameStyle = (one: TextNode, other: TextNode) => isDeepStrictEqual(one, { ...other, text: one.text });

function linkMarkdown({ url, children }: v.InferOutput<typeof LinkNode>): string {
  const text = inlineMarkdown(children);
  // Markdown makes a link of a URL or an e-mail address without any marks.
  const isBare = url === text || url === `mailto:${text}` || url === `http://${text}`;
  return isBare ? text : `[${text}](${url})`;
}

/** Marks must be next to a letter: spaces at the ends are outside of them. */
function textMarkdown({ text, bold, italic, code, strikethrough }: TextNode): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  if (inner === '') return text;
  const marks: [boolean, string][] = [
    [code, '`'],
    [italic, '_'],
    [bold, '**'],
    [strikethrough, '~~'],
  ];
  const marked = marks.reduce((whole, [isSet, sign]) => (isSet ? sign + whole + sign : whole), inner);
  return before + marked + after;
}
