import { Lexer, marked, type Token, type Tokens } from 'marked';

export type TextNode = {
  type: 'text';
  text: string;
  bold?: true;
  italic?: true;
  code?: true;
  strikethrough?: true;
};
type LinkNode = { type: 'link'; url: string; children: TextNode[] };
export type Inline = TextNode | LinkNode;
type ListNode = {
  type: 'list';
  format: 'ordered' | 'unordered';
  indentLevel: number;
  children: ({ type: 'list-item'; children: Inline[] } | ListNode)[];
};
export type BlockNode =
  | { type: 'paragraph' | 'quote' | 'code'; children: Inline[] }
  | { type: 'heading'; level: number; children: Inline[] }
  | ListNode;
type Marks = Omit<TextNode, 'type' | 'text'>;

// Strapi stores formatted text as a tree, but people write Markdown.
export function markdownBlocks(markdown: string): BlockNode[] {
  return marked.lexer(markdown).flatMap(blockOf);
}

/** The text of one block. A line break is a line break, as in Strapi's editor. */
export const markdownInlines = (markdown: string): Inline[] =>
  inlinesOf(Lexer.lexInline(markdown.replaceAll('\n', '  \n')));

function blockOf(token: Token): BlockNode[] {
  if (isToken<Tokens.Heading>(token, 'heading'))
    return [{ type: 'heading', level: token.depth, children: inlinesOf(token.tokens) }];
  if (isToken<Tokens.Paragraph>(token, 'paragraph'))
    return [{ type: 'paragraph', children: inlinesOf(token.tokens) }];
  if (isToken<Tokens.List>(token, 'list')) return [listOf(token, 0)];
  if (isToken<Tokens.Blockquote>(token, 'blockquote'))
    return [{ type: 'quote', children: inlinesOf(token.tokens.flatMap(contentOf)) }];
  if (isToken<Tokens.Code>(token, 'code'))
    return [{ type: 'code', children: [{ type: 'text', text: token.text }] }];
  if (token.type === 'space') return [];
  throw new Error(`Formatted text does not support this: ${token.raw.trim().slice(0, 60)}`);
}

function listOf(list: Tokens.List, indentLevel: number): ListNode {
  const children = list.items.flatMap((item) => {
    const nested = item.tokens.filter((token) => isToken<Tokens.List>(token, 'list'));
    const own = item.tokens.filter((token) => token.type !== 'list').flatMap(contentOf);
    const lines: ListNode['children'] = [{ type: 'list-item', children: inlinesOf(own) }];
    return [...lines, ...nested.map((token) => listOf(token, indentLevel + 1))];
  });
  return { type: 'list', format: list.ordered ? 'ordered' : 'unordered', indentLevel, children };
}

function contentOf(token: Token): Token[] {
  return 'tokens' in token && token.tokens ? token.tokens : [token];
}

function inlinesOf(tokens: Token[]): Inline[] {
  const inlines = tokens.flatMap((token) => inlineOf(token, {}));
  // Strapi's editor expects text around every link, even if empty.
  return inlines.length > 0 ? inlines : [{ type: 'text', text: '' }];
}

function inlineOf(token: Token, marks: Marks): Inline[] {
  if (isToken<Tokens.Link>(token, 'link')) {
    const children = token.tokens.flatMap((child) => textsOf(child, marks));
    return [{ type: 'link', url: token.href, children }];
  }
  return textsOf(token, marks);
}

function textsOf(token: Token, marks: Marks): TextNode[] {
  if (token.type === 'br') return [{ type: 'text', text: '\n', ...marks }];
  if (isToken<Tokens.Codespan>(token, 'codespan'))
    return [{ type: 'text', text: token.text, ...marks, code: true }];
  const inner = withMark(token, marks);
  if ('tokens' in token && token.tokens) return token.tokens.flatMap((child) => textsOf(child, inner));
  const text = 'text' in token ? String(token.text) : token.raw;
  return [{ type: 'text', text: unescapeHtml(text).replaceAll('\n', ' '), ...marks }];
}

function withMark(token: Token, marks: Marks): Marks {
  if (token.type === 'strong') return { ...marks, bold: true };
  if (token.type === 'em') return { ...marks, italic: true };
  if (token.type === 'del') return { ...marks, strikethrough: true };
  return marks;
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function isToken<T extends Token>(token: Token, type: T['type']): token is T {
  return token.type === type;
}
