import {
  answerIssue,
  fieldsOf,
  type HostKind,
  type HostSettings,
  hostFile,
  hostKinds,
} from './settings';
import type { Ask } from './terminal';

/** Asks where the shop is published, each question until its answer is right. */
export async function askSettings(ask: Ask, say: (line: string) => void): Promise<HostSettings> {
  const kinds = Object.keys(hostKinds) as HostKind[];
  say('Where shall the shop be published?');
  for (const [at, kind] of kinds.entries()) say(`  ${at + 1}  ${hostKinds[kind].name}`);
  const kind = await askUntil(
    ask,
    say,
    `A number from 1 to ${kinds.length}: `,
    (answer) => kinds[Number(answer) - 1],
    `must be a number from 1 to ${kinds.length}`,
  );
  const settings: Record<string, string> = { kind };
  for (const [name, field] of Object.entries(fieldsOf(kind))) {
    const otherwise = field.otherwise ? ` [${field.otherwise}]` : '';
    let must: string = field.must;
    settings[name] = await askUntil(
      ask,
      say,
      `${field.question}${otherwise}: `,
      (typed) => {
        const answer = typed || field.otherwise;
        must = answerIssue(kind, name, answer) ?? field.must;
        return answerIssue(kind, name, answer) ? undefined : answer;
      },
      () => must,
    );
  }
  say(`Kept in ${hostFile}; type npm run publish-shop -- --ask to be asked again.`);
  return settings as HostSettings;
}

async function askUntil<T>(
  ask: Ask,
  say: (line: string) => void,
  question: string,
  read: (answer: string) => T | undefined,
  must: string | (() => string),
): Promise<T> {
  while (true) {
    const value = read((await ask(question)).trim());
    if (value !== undefined) return value;
    say(`It ${typeof must === 'string' ? must : must()}.`);
  }
}
