/**
 * A rule's sentence as a form says it. The schema says it for a module, where texts stand in quotes and
 * lists in brackets.
 */
export function onForm(must: string): string {
  return must
    .replace(/ in quotes of (?:its|their) own,?/, ' by itself:')
    .replace(/(?:, or| in|,? without) quotes\b/g, '')
    .replace(/ such as \[\{[^\]]*\}\](?:, or left out)?/, '')
    .replace(/ in (?:\[ \]|\{ \})/g, '')
    .replace(/\[([^\]]*)\]/g, (_, inside: string) => inside.replaceAll(/['"]/g, ''))
    .replace(/must be (?:there: )?a word of data\/merchant\.ts/, 'must be chosen: what it is')
    .replace('true, or left out', 'on or off')
    .replace('true or false', 'on or off')
    .replaceAll('left out', 'left empty');
}
