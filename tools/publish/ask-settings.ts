import type { Questions } from '@/tools/cli/questions';
import { answerIssue, type HostKind, type HostSettings, hostFile, hostKinds } from './settings';

/** Asks where the shop is published. */
export async function askSettings(
  { text, choose }: Questions,
  say: (line: string) => void,
): Promise<HostSettings> {
  const kinds = Object.entries(hostKinds).map(([kind, { name }]) => [kind, name]);
  const kind = await choose<HostKind>(
    'Where shall the shop be published?',
    Object.fromEntries(kinds),
  );
  const settings: Record<string, string> = { kind };
  for (const [name, field] of Object.entries(hostKinds[kind].fields)) {
    const issueOf = (answer: string) => {
      const issue = answerIssue(field, answer);
      return issue && `It ${issue}.`;
    };
    settings[name] = await text(field.question, issueOf, field.otherwise);
  }
  say(`Kept in ${hostFile}; type npm run publish-shop -- --ask to be asked again.`);
  return settings as unknown as HostSettings;
}
