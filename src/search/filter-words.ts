/** A syntax error in a filter. The message contains the position, as in Meilisearch. */
export class InvalidFilter extends Error {}

export interface FilterWord {
  kind: 'word' | 'quoted' | 'sign';
  text: string;
  at: number;
}

const pattern =
  /\s*(?:(>=|<=|!=|=|>|<|\(|\)|\[|\]|,)|"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|([^\s()[\],=!<>"']+))/gy;

export function filterWords(filter: string): FilterWord[] {
  const words: FilterWord[] = [];
  pattern.lastIndex = 0;
  const end = filter.trimEnd().length;
  while (pattern.lastIndex < end) {
    const at = pattern.lastIndex;
    const [, sign, double, single, word] = pattern.exec(filter) ?? [];
    const quoted = double ?? single;
    if (sign !== undefined) words.push({ kind: 'sign', text: sign, at });
    else if (quoted !== undefined)
      words.push({ kind: 'quoted', text: quoted.replaceAll(/\\(.)/g, '$1'), at });
    else if (word !== undefined) words.push({ kind: 'word', text: word, at });
    else
      throw new InvalidFilter(
        `Expression \`${filter.slice(at).trim()}\` cannot be read.\n${at + 1}:${end + 1} ${filter}`,
      );
  }
  return words;
}
