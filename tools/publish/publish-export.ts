import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { dataFolder } from '@/lib/data-modules/data-path.build';
import { startProgress } from '@/scripts/build/progress';
import { askYes } from '@/tools/cli/questions';
import { sendMessage } from '@/tools/cli/send-message';
import { noteDone, Stop } from '@/tools/cli/stop';
import { terminal } from '@/tools/cli/terminal';
import { counted, spokenTime } from './amounts';
import type { Connection } from './connection';
import { describeUpload } from './describe-upload';
import { hashOf, readExport } from './export-files';
import { busyIssue, otherSite } from './guards';
import { forgetNewer, type KeptExport, keepExport, keptExports, keptFolder } from './kept-exports';
import { getPage, lookBack } from './look-back';
import { manifestFile } from './manifest';
import { mergeRules, rulesFile } from './merge-rules';
import type { Options } from './publish-options';
import { say } from './say';
import type { HostSettings } from './settings';
import { onHostBy, readManifest, upload } from './upload';
import { changesNothing, planUpload } from './upload-plan';

const CUT_OFF =
  'Not all of the shop was sent. The shop that is published still works; the same command goes on from there.';

/** Where the shop is published, and how. */
interface Job {
  settings: HostSettings;
  options: Options;
  /** The shop's address, without a slash at its end. */
  address: string;
  me: string;
}

/** Throws where the host, the account or the folder is not right, and where another site is there. */
export async function tryHost(connection: Connection, job: Job): Promise<void> {
  const { address, options } = job;
  const manifest = await readFreeManifest(connection, job);
  const home =
    typeof manifest === 'string'
      ? ((await connection.run((store) => store.read('index.html'))) ??
        (await connection.run((store) => store.read('index.php'))))
      : undefined;
  const other = otherSite({ manifest, home: home?.toString() }, address);
  if (!other || options.replace) return;
  say(`${other} Its pages may be lost if the shop is published over them.`);
  if (options.dry) return;
  if (!process.stdin.isTTY) {
    throw new Stop(
      'Nothing was sent. Choose another folder in data/host.json, or add --replace to publish there all the same.',
    );
  }
  if (!(await askYes(terminal, 'Publish there all the same?'))) throw new Stop('Nothing was sent.');
}

/** Publishes the export in a folder, or a kept one again. */
export async function publishExport(
  connection: Connection,
  job: Job,
  folder: string,
  kept: KeptExport | undefined,
): Promise<void> {
  const { address, options, me } = job;
  const content = (file: string) => readFileSync(path.join(folder, file));
  const html = (file: string) => content(file).toString();
  const target = readExport(folder);
  const onHost = await findOnHost(connection, job);

  // Other rules of the host stay, and are no reason to send the shop's rules.
  const rulesThere = await connection.run((store) => store.read(rulesFile));
  const ownRules = target.has(rulesFile) ? html(rulesFile) : '';
  const rules = Buffer.from(mergeRules(rulesThere?.toString() ?? '', ownRules));
  target.set(rulesFile, { hash: hashOf(rules), size: rules.length });
  if (rulesThere) onHost.files.set(rulesFile, hashOf(rulesThere));
  else onHost.files.delete(rulesFile);

  const plan = planUpload(onHost, target, new Date());
  say();
  say(kept ? `The shop of ${spokenTime(kept.at)}, for ${address}` : `The shop, for ${address}`);
  const changes = describeUpload(plan, onHost, target, html);
  for (const line of changes) say(line);
  if (changesNothing(plan)) sendMessage({ ended: 'unchanged', said: changes });
  if (changesNothing(plan) || !(await agreed(options))) return;
  sendMessage({ step: 'publish' });
  // A zip is written at the end, in one step.
  if (job.settings.kind !== 'zip') noteDone(CUT_OFF);
  await upload(connection, {
    plan,
    onHost,
    target,
    content: (file) => (file === rulesFile ? rules : content(file)),
    about: { address, by: me },
    now: () => new Date(),
    step: startProgress('Sending', [...plan.stages, ...plan.removals].flat().length),
  });
  noteDone('The shop is published.');
  await keep(job, folder, kept);
  const before = (file: string) => onHost.files.get(file);
  const look = { address, target, plan, before, html, fetch: getPage, wait };
  const looked = job.settings.kind === 'zip' ? [] : await lookBack(look);
  for (const line of looked) say(line);
  sendMessage({ ended: kept ? 'back' : 'published', said: [...changes, ...looked] });
  sayKept();
}

/** The list on the host. Throws where another computer is at work there. */
async function readFreeManifest(connection: Connection, { me }: Job) {
  const manifest = await readManifest(connection);
  const busy = typeof manifest === 'string' ? undefined : busyIssue(manifest, me, new Date());
  if (busy) throw new Stop(busy);
  return manifest;
}

async function agreed({ dry, yes: isAgreed }: Options): Promise<boolean> {
  if (dry) {
    say('Nothing was sent (--dry).');
    return false;
  }
  if (isAgreed) return true;
  if (!process.stdin.isTTY) {
    throw new Stop('Nothing was sent: add --yes to publish without being asked.');
  }
  if (await askYes(terminal, 'Publish?')) return true;
  say('Nothing was sent.');
  return false;
}

async function findOnHost(connection: Connection, job: Job) {
  const manifest = await readFreeManifest(connection, job);
  if (manifest === 'damaged') {
    say(`The host's list of files, ${manifestFile}, is damaged: every file is sent again.`);
  } else if (manifest !== 'none' && !manifest.done) {
    say('The last publish was cut off. This one goes on from there.');
  }
  const onHost = onHostBy(manifest);
  if (job.options.all) for (const file of onHost.files.keys()) onHost.files.set(file, '');
  return onHost;
}

/** Keeps the export and its list of addresses, or puts a kept one in the first place. */
async function keep(job: Job, folder: string, kept: KeptExport | undefined): Promise<void> {
  const list = path.join(dataFolder, 'published.json');
  if (kept) {
    forgetNewer(keptFolder, kept);
    if (kept.list === undefined) rmSync(list, { force: true });
    else writeFileSync(list, kept.list);
    say(
      `The shop of ${spokenTime(kept.at)} is published. The facts in data/ are as they were: the next npm run publish-shop publishes those.`,
    );
    return;
  }
  const { writePublished } = await import('@/tools/owner/published');
  await writePublished();
  const content = existsSync(list) ? readFileSync(list, 'utf8') : undefined;
  const about = { address: job.address, at: new Date(), list: content };
  keepExport(keptFolder, folder, readExport(folder), about);
  say(afterSending(job.settings));
}

function sayKept(): void {
  const kept = keptExports(keptFolder);
  say(`Kept on this computer: ${counted(kept.length, 'published shop')} in ${keptFolder}.`);
  if (kept[1]) {
    say(`npm run publish-shop -- --back puts the shop of ${spokenTime(kept[1].at)} up again.`);
  }
}

function afterSending(settings: HostSettings): string {
  if (settings.kind === 'zip') return 'Upload what is in the zip to your host.';
  return settings.kind === 'folder'
    ? `The shop is in ${settings.folder}. If no web server shows that folder, copy what is inside it to your host.`
    : 'The shop is published.';
}
