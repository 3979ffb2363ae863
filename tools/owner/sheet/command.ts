import type { Gone } from './merge-rows';
import type { Twins } from './twin-categories';

interface Options {
  newCategories?: readonly string[] | undefined;
  sameCategories?: readonly Twins[];
  category?: string | undefined;
  gone?: Gone | undefined;
  apply?: boolean;
  asItIs?: boolean;
}

/** The command that reads a sheet with these options, to be pasted into a terminal. */
export function readCommand(
  file: string,
  { newCategories = [], sameCategories = [], category, gone, apply, asItIs }: Options,
): string {
  return [
    `npm run sheet:read -- ${shellWord(file)}`,
    ...newCategories.map((name) => `--new-category ${shellText(name)}`),
    ...sameCategories.map(({ main, twin }) => `--same-category ${shellText(`${twin} = ${main}`)}`),
    ...(category ? [`--category ${shellText(category)}`] : []),
    ...(gone ? [`--gone ${gone}`] : []),
    ...(apply ? ['--apply'] : []),
    ...(asItIs ? ['--as-it-is'] : []),
  ].join(' ');
}

/** A text in quotes, as the terminal of this computer wants it. */
function shellText(text: string, platform: NodeJS.Platform = process.platform): string {
  if (platform === 'win32') return `"${text.replaceAll('"', '\\"')}"`;
  return /["$`\\!]/.test(text) ? `'${text.replaceAll("'", "'\\''")}'` : `"${text}"`;
}

/** A text in quotes where it needs them. */
function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : shellText(text);
}
