/** Checks, builds and publishes the shop: `npm run publish-shop -- --help` (docs/decisions/0030). */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadSettings } from '@/scripts/build/load-settings';
import { buildShop } from './build-shop';
import { readExport } from './export-files';
import { wrongAddress } from './guards';
import { HostError } from './host';
import { exportsBefore, isWhole, type KeptExport, keptFolder } from './kept-exports';
import { openHost } from './open-host';
import { HELP, readOptions } from './options';
import { publishFiles } from './publish-files';
import { publishWhole } from './publish-whole';
import { keepHostKey, readSecrets, readSettings } from './read-settings';
import { Stop } from './stop';
import { say } from './terminal';
import { lockComputer, thisComputer } from './this-computer';
import { spokenTime } from './words';

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) return say(HELP);
  loadSettings();
  const settings = await readSettings(options.ask);
  const secrets = readSecrets(settings);
  const unlock = lockComputer();
  try {
    const address = settings.address.replace(/\/+$/, '');
    const kept = options.back > 0 ? chooseKept(options.back, address) : undefined;
    const folder = kept?.files ?? (await buildShop(options, address));
    const home = path.join(folder, 'index.html');
    const wrong = existsSync(home)
      ? wrongAddress(readFileSync(home, 'utf8'), address)
      : 'It has no Home.';
    if (wrong) throw new Stop(`The shop in ${folder} cannot be published. ${wrong}`);
    const target = readExport(folder);
    const job = { settings, options, address, folder, target, kept, me: thisComputer() };
    const host = await openHost(settings, secrets, (hostKey) => keepHostKey(settings, hostKey));
    await (host.kind === 'files' ? publishFiles(host, job) : publishWhole(host, job));
  } finally {
    unlock();
  }
}

function chooseKept(back: number, address: string): KeptExport {
  const older = exportsBefore(keptFolder);
  if (older.length === 0) {
    throw new Stop(
      'This computer has kept no shop from before the one that is published now. Each publish from here keeps one.',
    );
  }
  say('Kept on this computer, from before the one that is published now:');
  for (const [at, { at: time }] of older.entries()) {
    say(
      `  --back ${at + 1}   the shop of ${spokenTime(time)}${at + 1 === back ? '  ← this one' : ''}`,
    );
  }
  const kept = older[back - 1];
  if (!kept) throw new Stop(`There is no --back ${back}: choose one of the list.`);
  if (kept.address !== address) {
    throw new Stop(
      `The shop of ${spokenTime(kept.at)} was built for ${kept.address}, and data/host.json has ${address}: it cannot be put up there. Put the facts back in data/ and publish.`,
    );
  }
  if (!isWhole(kept)) {
    throw new Stop(
      `The files of the shop of ${spokenTime(kept.at)} have been changed since it was kept, so it cannot be put up.`,
    );
  }
  return kept;
}

main()
  .catch((error: unknown) => {
    if (error instanceof Stop || error instanceof HostError) console.error(error.message);
    else {
      console.error(
        `The publish stopped for a reason that this program does not know. The published shop still works. Type the same command again; if it stops again, show this line to whoever looks after the shop: ${error instanceof Error ? error.message : error}`,
      );
    }
    process.exitCode = 1;
  })
  // A transport that has not closed keeps the program no longer than this.
  .finally(() => setTimeout(() => process.exit(), 5000).unref());
