import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startProgress } from '@/scripts/build/progress';
import { Connection } from './connection';
import { busyIssue, otherSite } from './guards';
import type { FileHost } from './host';
import { agreed, finish, type Job } from './job';
import { type Manifest, manifestFile } from './manifest';
import { rulesFile, withMergedRules } from './merge-rules';
import { type OnHost, planUpload } from './plan';
import { Stop } from './stop';
import { say, yes } from './terminal';
import { readManifest, readOnHost, upload } from './upload';

/** Publishes to a host whose files change one by one. */
export async function publishFiles(host: FileHost, job: Job): Promise<void> {
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
