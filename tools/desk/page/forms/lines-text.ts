/** Short texts as a form has them: each on its line. One that would be another there is in quotes. */
export function textOfLines(texts: readonly string[]): string {
  return texts.map((text) => (isPlain(text) ? text : JSON.stringify(text))).join('\n');
}

/** The texts of the lines of a form. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => quotedIn(line) ?? line);
}

function isPlain(text: string): boolean {
  const [line, another] = linesOf(text);
  return line === text && another === undefined;
}

function quotedIn(line: string): string | undefined {
  if (!/^".*"$/.test(line)) return undefined;
  try {
    return JSON.parse(line) as string;
  } catch {
    return undefined;
  }
}
