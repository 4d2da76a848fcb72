import { type Token, type Tokens, lexer } from 'marked';

export interface Run {
  text: string;
  style: 'plain' | 'strong' | 'emphasis' | 'code';
}

export type Prose =
  | { kind: 'heading'; level: number; runs: Run[] }
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'list'; ordered: boolean; items: Run[][] }
  | { kind: 'table'; rows: string[][] };

/** Formatted text as data, so that Typst typesets it without evaluating it as code. */
export function parseProse(markdown: string): Prose[] {
  return lexer(markdown).flatMap(proseOf);
}

function proseOf(token: Token): Prose[] {
  if (isHeading(token)) return [{ kind: 'heading', level: token.depth, runs: runsOf(token.tokens) }];
  if (isParagraph(token)) return [{ kind: 'paragraph', runs: runsOf(token.tokens) }];
  if (isList(token)) {
    return [{ kind: 'list', ordered: token.ordered, items: token.items.map((item) => runsOf(item.tokens)) }];
  }
  if (isTable(token)) {
    return [
      {
        kind: 'table',
        rows: [token.header, ...token.rows].map((row) => row.map((cell) => textOf(cell.tokens))),
      },
    ];
  }
  return 'tokens' in token && token.tokens ? token.tokens.flatMap(proseOf) : [];
}

/** Cells have a single style. */
const textOf = (tokens: Token[]) =>
  runsOf(tokens)
    .map(({ text }) => text)
    .join('');

function runsOf(tokens: Token[], style: Run['style'] = 'plain'): Run[] {
  return tokens.flatMap((token) => {
    const inner = token.type === 'strong' ? 'strong' : token.type === 'em' ? 'emphasis' : style;
    if ('tokens' in token && token.tokens) return runsOf(token.tokens, inner);
    if (token.type === 'codespan' && 'text' in token) return [{ text: token.text, style: 'code' as const }];
    return 'text' in token ? [{ text: token.text, style }] : [];
  });
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';
const isParagraph = (token: Token): token is Tokens.Paragraph => token.type === 'paragraph';
const isList = (token: Token): token is Tokens.List => token.type === 'list';
const isTable = (token: Token): token is Tokens.Table => token.type === 'table';
