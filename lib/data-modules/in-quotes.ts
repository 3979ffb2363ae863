/** A text as it is written in a module: in single quotes, or in double ones where that spares a backslash. */
export function inQuotes(text: string): string {
  const count = (quote: string) => text.split(quote).length - 1;
  const quote = count("'") > count('"') ? '"' : "'";
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll(quote, `\\${quote}`)
    .replace(/[\p{Cc}\u2028\u2029\p{Cs}]/gu, escapeOf);
  return quote + escaped + quote;
}

function escapeOf(sign: string): string {
  const short = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }[sign];
  return short ?? `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
}
