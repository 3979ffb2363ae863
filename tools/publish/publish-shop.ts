import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Stop } from '@/tools/cli/stop';
import { spokenTime } from './amounts';
import { buildShop } from './build-shop';
import { Connection } from './connection';
import { folderHost } from './folder-host';
import { wrongAddress } from './guards';
import type { Host } from './host';
import { type KeptExport, keptExports, keptFolder } from './kept-exports';
import { publishExport, tryHost } from './publish-export';
import type { Options } from './publish-options';
import { keepHostKey, readSettings } from './read-settings';
import { say } from './say';
import type { HostSettings } from './settings';
import { lockComputer, thisComputer } from './this-computer';
import { zipHost } from './zip-host';

/** Checks, builds and publishes the shop (docs/decisions/0030). The settings must have been read. */
export async function publishShop(options: Options): Promise<void> {
  const settings = await readSettings(options.ask);
  const unlock = lockComputer();
  const connection = new Connection(await hostOf(settings), wait);
  try {
    const address = settings.address.replace(/\/+$/, '');
    const kept = options.back > 0 ? chooseKept(options.back, address) : undefined;
    const job = { settings, options, address, me: thisComputer() };
    await tryHost(connection, job);
    // The build takes minutes, in which a server would end the connection.
    await connection.close();
    const folder = kept?.files ?? (await buildShop(options, address));
    const home = path.join(folder, 'index.html');
    const wrong = existsSync(home)
      ? wrongAddress(readFileSync(home, 'utf8'), address)
      : 'It has no Home.';
    if (wrong) throw new Stop(`The shop in ${folder} cannot be published. ${wrong}`);
    await publishExport(connection, job, folder, kept);
  } finally {
    await connection.close();
    unlock();
    // A transport that has not closed keeps the program no longer than this.
    setTimeout(() => process.exit(), 5000).unref();
  }
}

/** The host that the settings name. The packages of a transport load only where it is used. */
async function hostOf(settings: HostSettings): Promise<Host> {
  switch (settings.kind) {
    case 'folder':
      return folderHost(settings.folder);
    case 'zip':
      return zipHost(settings.file);
    case 'sftp': {
      const { sftpHost } = await import('./hosts/sftp');
      return sftpHost(settings, process.env, { keepHostKey: (key) => keepHostKey(settings, key) });
    }
    case 'ftps': {
      const { ftpsHost } = await import('./hosts/ftps');
      return ftpsHost(settings, process.env);
    }
  }
}

function chooseKept(back: number, address: string): KeptExport {
  const [, ...older] = keptExports(keptFolder);
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
  return kept;
}
