import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describeIssues } from '@/lib/catalogue/issue';
import { dataFolder } from '@/lib/data-modules/data-path.build';
import { writeWhole } from '@/tools/change/write-files';
import { Stop } from '@/tools/cli/stop';
import { terminal } from '@/tools/cli/terminal';
import { askSettings } from './ask-settings';
import { say } from './say';
import { type HostSettings, hostKinds, parseHostSettings } from './settings';

/**
 * The settings of the host, from data/host.json or by asking; `again` asks in any case. Throws a
 * Stop if the file has a mistake or a secret is missing.
 */
export async function readSettings(again = false): Promise<HostSettings> {
  const settings = await findSettings(again);
  const { name, secrets } = hostKinds[settings.kind];
  if (secrets.length > 0 && !secrets.some((secret) => process.env[secret])) {
    throw new Stop(
      `${name} needs a value that neither the environment nor .env.local has:\n  ${secrets.join(' or ')}\nWrite it into .env.local as NAME=value, a line each. Never into data/: what is there may be seen by others.`,
    );
  }
  return settings;
}

async function findSettings(again = false): Promise<HostSettings> {
  const file = path.join(dataFolder, 'host.json');
  if (existsSync(file) && !again) {
    const parsed = parseHostSettings(readFileSync(file, 'utf8'));
    if ('issues' in parsed) throw new Stop(describeIssues(parsed.issues));
    return parsed.settings;
  }
  if (!process.stdin.isTTY) {
    throw new Stop(
      'There is no data/host.json, which says where to publish. Type npm run publish-shop in a terminal: it asks.',
    );
  }
  const settings = await askSettings(terminal, say);
  writeSettings(settings);
  return settings;
}

function writeSettings(settings: HostSettings): void {
  writeWhole(path.join(dataFolder, 'host.json'), `${JSON.stringify(settings, null, 2)}\n`);
}

/** Keeps the key of a server's first connection, so that another server in its place is refused. */
export function keepHostKey(settings: HostSettings, hostKey: string): void {
  if (settings.kind !== 'sftp') return;
  writeSettings({ ...settings, hostKey });
  say(
    `${settings.server} has the key ${hostKey}. It is kept in data/host.json, and a server with another key gets nothing. Your host can tell you whether it is right.`,
  );
}
