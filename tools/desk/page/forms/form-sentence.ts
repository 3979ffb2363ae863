import { dataModules } from '@/data/schema/modules';

/**
 * A rule's sentence as a form says it. The schema says it for a module, where lists stand
 * in brackets, and for a folder of files.
 */
export function onForm(must: string): string {
  return must
    .replace(/(?:the id of )?\ba \w+ of data\/([\w/-]+\.ts)/, oneOf)
    .replace(/the id of (?=an? )/, '')
    .replace(/data\/photos\/(\w+)/, 'the folder of $1')
    .replace(/ such as \[\{[^\]]*\}\](?:, or left out)?/, '')
    .replace(/\{ '(\w+)': (\w+) \}/, '$1: $2')
    .replace(/ in (?:\[ \]|\{ \})/g, '')
    .replace(/\[([^\]]*)\]/g, (_, inside: string) => inside.replaceAll(/['"]/g, ''))
    .replace('true, or left out', 'on or off')
    .replace('true or false', 'on or off')
    .replaceAll('left out', 'left empty');
}

/** What an entry of a file is one of, as the desk calls the file: 'one of the kinds of goods'. */
function oneOf(said: string, file: string): string {
  const modules: Readonly<Record<string, { title: string }>> = dataModules;
  const { title } = modules[file] ?? {};
  return title ? `one of the ${title.charAt(0).toLowerCase()}${title.slice(1)}` : said;
}
