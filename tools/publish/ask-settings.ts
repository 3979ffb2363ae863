import { answerIssue, type HostKind, type HostSettings, hostFile, hostKinds } from './settings';
import type { Ask } from './terminal';

/** Asks where the shop is published, each question until its answer is right. */
export async function askSettings(ask: Ask, say: (line: string) => void): Promise<HostSettings> {
  const askUntil = async (question: string, issueOf: (answer: string) => string | undefined) => {
    while (true) {
      const answer = (await ask(question)).trim();
      const issue = issueOf(answer);
      if (!issue) return answer;
      say(`It ${issue}.`);
    }
  };
  const kinds = Object.keys(hostKinds) as HostKind[];
  say('Where shall the shop be published?');
  for (const [at, kind] of kinds.entries()) say(`  ${at + 1}  ${hostKinds[kind].name}`);
  const range = `number from 1 to ${kinds.length}`;
  const number = await askUntil(`A ${range}: `, (answer) =>
    kinds[Number(answer) - 1] ? undefined : `must be a ${range}`,
  );
  const kind = kinds[Number(number) - 1] ?? 'zip';
  const settings: Record<string, string> = { kind };
  for (const [name, field] of Object.entries(hostKinds[kind].fields)) {
    const { question, otherwise = '' } = field;
    const asked = otherwise ? `${question} [${otherwise}]: ` : `${question}: `;
    const typed = await askUntil(asked, (answer) => answerIssue(field, answer || otherwise));
    settings[name] = typed || otherwise;
  }
  say(`Kept in ${hostFile}; type npm run publish-shop -- --ask to be asked again.`);
  return settings as unknown as HostSettings;
}
