// A longer line is cut, which also limits the time that the patterns below take.
const longestText = 8000;
const longestSentText = 200;

const isSql = /\b(?:insert into|update|delete from|select|values)\b/i;
const sqlValue = /'(?:[^']|'')*(?:'|$)/g;

/** The order matters: credentials in a URL look like an e-mail address. */
const patterns: [RegExp, string][] = [
  [/(:\/\/)[^\s/@]{1,500}@/g, '$1[credentials]@'],
  [/(?<=[\w/.~%)-])\?[^\s"'`<>?]+/g, '?[query]'],
  [/\b(authorization|cookie)(["']?\s*[:=]).*/gi, '$1$2 [removed]'],
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, '$1 [token]'],
  [/\beyJ[\w-]{5,}\.[\w-]+(?:\.[\w-]*)?/g, '[token]'],
  [/\b(?:(?:sk|rk|pk)_(?:live|test)|whsec)_\w+|\b\w{1,100}_secret_\w+/g, '[token]'],
  // Random strings: hexadecimal, or with several capitals, unlike the names of files and migrations.
  [/(?<![\w-])(?:[\da-f]{40,}|(?=(?:[a-z\d_-]*[A-Z]){4})[\w-]{40,})(?![\w-])/g, '[token]'],
  [
    /\b(\w*(?:password|passwd|token|secret|api[_-]?key))(["']?\s*[:=]\s*)("[^"]*"|'[^']*'|[^\s,;&}]+)/gi,
    '$1$2[removed]',
  ],
  [
    /(?:"[^"\n]{1,64}"|[^\s@<>"'`(),:;=[\]{}/?&\\]{1,64})(?:@|%40)[^\s@<>"'`(),:;=[\]{}/?&\\]{1,250}\.\p{L}[\p{L}\d-]+/gu,
    '[email]',
  ],
  // Postgres quotes the value that it cannot convert, or that exists already.
  [/\b(invalid (?:input|byte)[^"\n]{0,100})"[^"\n]*"/gi, '$1"?"'],
  [/\)=\([^)\n]*\)/g, ')=(?)'],
];

/**
 * Removes data that must not be logged from a line: e-mail addresses, tokens, passwords, queries of URLs, values in
 * SQL, and the texts that the sender of the current request wrote.
 */
export function redact(text: string, sentTexts: string[] = []): string {
  const short = text.length > longestText ? `${text.slice(0, longestText)} …` : text;
  const known = withoutSql(withoutSent(short, sentTexts));
  return patterns.reduce((line, [pattern, replacement]) => line.replace(pattern, replacement), known);
}

function withoutSql(text: string): string {
  return isSql.test(text) ? text.replace(sqlValue, "'?'") : text;
}

// Starts with the longest text, because one can contain another.
function withoutSent(text: string, sentTexts: string[]): string {
  return sentTexts
    .toSorted((a, b) => b.length - a.length)
    .reduce((line, sent) => line.replace(patternOf(sent), '[sent]'), text);
}

// The line may contain only part of a long text, so everything from its beginning is removed.
function patternOf(sent: string): RegExp {
  const isLong = sent.length > longestSentText;
  const start = isLong ? sent.slice(0, longestSentText) : sent;
  const encoded = encodeURI(start.replaceAll(/\p{Cs}/gu, ''));
  const forms = [...new Set([start, encoded])].map(escaped).join('|');
  return new RegExp(`(?<![\\p{L}\\d])(?:${forms})${isLong ? '[\\s\\S]*' : '(?![\\p{L}\\d])'}`, 'giu');
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
