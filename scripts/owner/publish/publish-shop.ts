/** Checks, builds and publishes the shop: `npm run publish-shop -- --help` (docs/decisions/0030). */
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { describeIssues } from '@/lib/catalogue/issue';
import { dataFolder } from '@/lib/site/data-folder.build';
import { loadSettings } from '@/scripts/build/load-settings';
import { startProgress } from '@/scripts/build/progress';
import { type Ask, askSettings } from './ask-settings';
import { Connection } from './connection';
import { describePlan } from './describe-plan';
import { readExport } from './export-files';
import { busyIssue, otherSite, splitOpen, wrongAddress } from './guards';
import { type AtomicHost, type FileHost, HostError } from './host';
import {
  exportsBefore,
  type KeptExport,
  keepExport,
  keptBytes,
  keptExports,
  keptFolder,
  liveExport,
  setLive,
} from './kept-exports';
import { lookBack } from './look-back';
import { type Manifest, manifestFile, parseManifest, writtenManifest } from './manifest';
import { rulesFile, withMergedRules } from './merge-rules';
import { openHost } from './open-host';
import { changesNothing, type Export, type OnHost, type Plan, planUpload } from './plan';
import {
  buildSettings,
  type HostSettings,
  hostKinds,
  parseHostSettings,
  secretsOf,
} from './settings';
import { readManifest, readOnHost, upload } from './upload';
import { counted, fileSize, spokenTime } from './words';

const HELP = `npm run publish-shop checks the shop, builds it, shows what will change and publishes it.
The first time it asks where, and keeps the answers in data/host.json.

Options, after "--", as in: npm run publish-shop -- --dry
  --dry       does all of it but the sending
  --yes       publishes without asking "Publish? (y/n)"
  --anyway    publishes although something is still to settle
  --back      puts the shop of before up again; --back 2 the one before that, and so on
  --all       sends every file again, also what is there already
  --built     publishes the folder out as it is, without building it again
  --replace   publishes although another site is there
  --ask       asks again where to publish
  --help      shows this`;

/** A reason to stop that is said in full by its message. */
class Stop extends Error {}

interface Options {
  dry: boolean;
  yes: boolean;
  anyway: boolean;
  all: boolean;
  built: boolean;
  replace: boolean;
  ask: boolean;
  /** How many exports to go back; 0 for none. */
  back: number;
}

/** What is published, and what is there before. */
interface Job {
  settings: HostSettings;
  options: Options;
  /** The shop's address, without a slash at its end. */
  address: string;
  /** The folder of the export. */
  folder: string;
  target: Export;
  /** The kept export that is put up again; undefined for the shop of data/. */
  kept: KeptExport | undefined;
  me: string;
}

const say = (line = '') => console.log(line);
const html = (folder: string) => (file: string) => readFileSync(path.join(folder, file), 'utf8');

async function main(): Promise<void> {
  const options = readOptions();
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
    const host = await openHost(settings, secrets);
    await (host.kind === 'files' ? publishFiles(host, job) : publishWhole(host, job));
  } finally {
    unlock();
  }
}

function readOptions(): Options {
  const flag = { type: 'boolean', default: false } as const;
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        dry: flag,
        yes: flag,
        anyway: flag,
        all: flag,
        built: flag,
        replace: flag,
        ask: flag,
        back: flag,
        help: flag,
      },
    });
    const { help, back, ...others } = values;
    if (help) {
      say(HELP);
      process.exit(0);
    }
    const [count = '1', ...rest] = positionals;
    const understood = rest.length === 0 && (back || positionals.length === 0);
    if (!understood || !/^[1-9]$/.test(count)) throw new Error();
    return { ...others, back: back ? Number(count) : 0 };
  } catch {
    throw new Stop(`There is no such option.\n\n${HELP}`);
  }
}

async function readSettings(again: boolean): Promise<HostSettings> {
  const file = path.join(dataFolder, 'host.json');
  if (existsSync(file) && !again) {
    const parsed = parseHostSettings(readFileSync(file, 'utf8'));
    if ('issues' in parsed) throw new Stop(describeIssues(parsed.issues));
    return parsed.settings;
  }
  if (!process.stdin.isTTY) {
    throw new Stop(
      'It is not known where to publish: there is no data/host.json. Type npm run publish-shop in a terminal, which asks for it.',
    );
  }
  const settings = await withQuestions((ask) => askSettings(ask, say));
  writeFileSync(file, `${JSON.stringify(settings, null, 2)}\n`);
  return settings;
}

function readSecrets({ kind }: HostSettings): Record<string, string> {
  const found = secretsOf(kind, process.env);
  if ('secrets' in found) return found.secrets;
  const names = found.missing.map((name) => `  ${name}`).join('\n');
  throw new Stop(
    `${hostKinds[kind].name} needs what is missing from the environment and from .env.local:\n${names}\nWrite it into .env.local as NAME=value, a line each. Never into data/: what is there may be seen by others.`,
  );
}

/** Answers of a terminal; ends the program where it is closed in the middle of a question. */
async function withQuestions<T>(work: (ask: Ask) => Promise<T>): Promise<T> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new Promise<never>((_, reject) => {
    terminal.once('close', () => reject(new Stop('\nStopped. Nothing was sent.')));
  });
  closed.catch(() => {});
  try {
    return await work((question) => Promise.race([terminal.question(question), closed]));
  } finally {
    terminal.close();
  }
}

/** Two publishes at once from one computer would mix; another computer is seen by the host's list. */
function lockComputer(): () => void {
  const file = path.join(keptFolder, 'lock');
  mkdirSync(keptFolder, { recursive: true });
  const other = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (other !== process.pid && isRunning(other)) {
    throw new Stop('Another publish-shop is at work on this computer. Wait until it has finished.');
  }
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A number of this computer's own in the host's list; runs of the workflow are one. */
function thisComputer(): string {
  if (process.env.GITHUB_ACTIONS) return 'workflow';
  const file = path.join(keptFolder, 'computer');
  if (!existsSync(file)) writeFileSync(file, randomUUID());
  return readFileSync(file, 'utf8').trim();
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
  return kept;
}

/** Checks and builds the shop for its address; resolves with the folder of the export. */
async function buildShop(options: Options, address: string): Promise<string> {
  const settings = buildSettings(address);
  for (const [name, value] of Object.entries(settings)) {
    const other = process.env[name];
    if (other !== undefined && other !== '' && other.replace(/\/+$/, '') !== value) {
      say(
        `${name} is ${other} in the environment or in .env.local. The shop is built for ${address}, as data/host.json says.`,
      );
    }
  }
  Object.assign(process.env, settings);
  if (!options.built) {
    // First of all: it may change records, and what is imported here must be what is built.
    run('npm run photos -- --no-questions', 'New photos could not be sorted in.');
    run('npm run check', 'The check found what must be changed first.');
  }
  const { toSettle } = await import('@/scripts/owner/to-settle');
  const { stops, notes } = splitOpen(toSettle());
  if (notes.length > 0) say(`The shop works without these:\n  ${notes.join('\n  ')}`);
  if (stops.length > 0) say(`Still to settle before the shop opens:\n  ${stops.join('\n  ')}`);
  if (stops.length > 0 && !options.anyway) {
    if (!options.dry) {
      throw new Stop(
        'Nothing was published. Settle these, or publish all the same: npm run publish-shop -- --anyway',
      );
    }
    say('A publish would stop here; with --anyway it goes on.');
  }
  if (!options.built) run('npm run build', 'The shop could not be built.');
  return process.env.EXPORT_FOLDER ?? 'out';
}

function run(command: string, otherwise: string): void {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  if (status !== 0) throw new Stop(`${otherwise} Nothing was published.`);
}

/** Publishes to a host whose files change one by one. */
async function publishFiles(host: FileHost, job: Job): Promise<void> {
  const { address, folder } = job;
  const connection = new Connection(host, wait);
  try {
    const manifest = await readManifest(connection);
    await refuseOthers(connection, job, manifest);
    const own = (file: string) =>
      job.target.has(file) ? readFileSync(path.join(folder, file)) : Buffer.alloc(0);
    const { onHost, rules, target } = withMergedRules(
      await connection.run((store) => store.read(rulesFile)),
      own(rulesFile),
      job.target,
      await findOnHost(connection, job, manifest),
    );
    const plan = planUpload(onHost, target, new Date());
    if (!(await agreed(job, plan, onHost))) return;
    const count = plan.stages.flat().length + plan.removals.flat().length;
    await upload(connection, {
      plan,
      onHost,
      target,
      content: (file) => (file === rulesFile ? rules : own(file)),
      about: { address, by: job.me },
      now: () => new Date(),
      step: startProgress('Sending', count),
    });
    await finish(job, plan, onHost);
  } finally {
    await connection.close();
  }
}

async function refuseOthers(
  connection: Connection,
  { address, me, options }: Job,
  manifest: Manifest | 'none' | 'damaged',
): Promise<void> {
  if (typeof manifest !== 'string') {
    const busy = busyIssue(manifest, me, new Date());
    if (busy) throw new Stop(busy);
  }
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
  if (!(await yes('Publish there all the same? (y/n) '))) throw new Stop('Nothing was sent.');
}

async function findOnHost(
  connection: Connection,
  { options }: Job,
  manifest: Manifest | 'none' | 'damaged',
): Promise<OnHost> {
  if (manifest === 'damaged') {
    say(`The host's list of files, ${manifestFile}, is damaged: every file is sent again.`);
  }
  if (typeof manifest === 'string') return { files: new Map(), unused: new Map() };
  if (!manifest.done) {
    say('The last publish was cut off. What it has sent already is not sent again.');
  }
  const onHost = await readOnHost(connection, manifest);
  return options.all ? withoutHashes(onHost) : onHost;
}

/** What is there, as if nothing were known of the content: all of it is sent again. */
function withoutHashes({ files, unused }: OnHost): OnHost {
  return { files: new Map([...files.keys()].map((file) => [file, undefined])), unused };
}

/** Publishes to a host that takes the whole shop at once. */
async function publishWhole(host: AtomicHost, job: Job): Promise<void> {
  const { address, folder, options, settings, target } = job;
  const before = await readPublished(job);
  const onHost: OnHost = { files: before ?? new Map(), unused: new Map() };
  const plan = planUpload(onHost, target, new Date());
  if (!(await agreed(job, plan, onHost, options.all || settings.kind === 'zip'))) return;
  const list = path.join(folder, manifestFile);
  const files = Object.fromEntries([...target].map(([file, { hash }]) => [file, hash]));
  const at = new Date().toISOString();
  writeFileSync(
    list,
    writtenManifest({ address, at, by: job.me, done: true, files, unused: {}, pending: [] }),
  );
  try {
    await host.deploy(folder);
  } finally {
    rmSync(list, { force: true });
  }
  await finish(job, plan, onHost);
}

/** The files that visitors see, by the shop's own list or by what this computer published last. */
async function readPublished({ address, settings }: Job): Promise<Map<string, string> | undefined> {
  if (settings.kind !== 'zip') {
    const manifest = await getPage(`${address}/${manifestFile}`)
      .then(async (response) => (response.ok ? parseManifest(await response.text()) : undefined))
      .catch(() => undefined);
    if (manifest?.address === address) return new Map(Object.entries(manifest.files));
  }
  const live = liveExport(keptFolder);
  if (live?.address !== address) return undefined;
  return new Map([...readExport(live.files)].map(([file, { hash }]) => [file, hash]));
}

/** Shows what will change; whether it is to be published. */
async function agreed(
  { address, folder, options, target, kept }: Job,
  plan: Plan,
  onHost: OnHost,
  always = false,
): Promise<boolean> {
  say();
  say(kept ? `The shop of ${spokenTime(kept.at)}, for ${address}` : `The shop, for ${address}`);
  for (const line of describePlan(plan, onHost, target, html(folder))) say(line);
  if (changesNothing(plan) && !always) return false;
  if (options.dry) {
    say('Nothing was sent (--dry).');
    return false;
  }
  if (options.yes) return true;
  if (!process.stdin.isTTY) {
    throw new Stop('Nothing was sent: add --yes to publish without being asked.');
  }
  if (await yes('Publish? (y/n) ')) return true;
  say('Nothing was sent.');
  return false;
}

async function yes(question: string): Promise<boolean> {
  return withQuestions(async (ask) => {
    while (true) {
      const answer = (await ask(question)).trim().toLowerCase();
      if (/^(?:y|yes)$/.test(answer)) return true;
      if (/^(?:n|no)$/.test(answer)) return false;
    }
  });
}

/** After the sending: keeps the export and its list of addresses, and looks at the live shop. */
async function finish(job: Job, plan: Plan, onHost: OnHost): Promise<void> {
  const { address, folder, kept, settings, target } = job;
  const list = path.join(dataFolder, 'published.json');
  if (kept) {
    setLive(keptFolder, kept.name);
    if (kept.list === undefined) rmSync(list, { force: true });
    else writeFileSync(list, kept.list);
    say(
      `The shop of ${spokenTime(kept.at)} is published. The facts in data/ are as they were: the next npm run publish-shop publishes those.`,
    );
  } else {
    const writeList = fileURLToPath(new URL('write-list.ts', import.meta.url));
    spawnSync(process.execPath, [...process.execArgv, writeList], { stdio: 'inherit' });
    const content = existsSync(list) ? readFileSync(list, 'utf8') : undefined;
    keepExport(keptFolder, folder, target, { address, at: new Date(), list: content });
    say(
      settings.kind === 'zip'
        ? 'Upload what is in the zip to your host.'
        : 'The shop is published.',
    );
  }
  if (settings.kind !== 'zip') {
    const lines = await lookBack({
      address,
      target,
      plan,
      before: (file) => onHost.files.get(file),
      html: html(folder),
      fetch: getPage,
      fresh: Date.now().toString(36),
    });
    for (const line of lines) say(line);
  }
  const count = counted(keptExports(keptFolder).length, 'published shop');
  say(
    `Kept on this computer: ${count}, ${fileSize(keptBytes(keptFolder))} in ${keptFolder}. npm run publish-shop -- --back puts the one of before up again.`,
  );
}

function getPage(url: string): Promise<Response> {
  return fetch(url, {
    cache: 'no-store',
    headers: { 'cache-control': 'no-cache' },
    signal: AbortSignal.timeout(15_000),
  });
}

main().catch((error: unknown) => {
  if (error instanceof Stop || error instanceof HostError) console.error(error.message);
  else {
    console.error(
      `The publish stopped for a reason that this program does not know. The published shop still works. Type the same command again; if it stops again, show this line to whoever looks after the shop: ${error instanceof Error ? error.message : error}`,
    );
  }
  process.exitCode = 1;
});
