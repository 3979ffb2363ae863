import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readExport } from './export-files';
import type { AtomicHost } from './host';
import { agreed, finish, type Job } from './job';
import { keptFolder, liveExport } from './kept-exports';
import { getPage } from './look-back';
import { manifestFile, parseManifest, writtenManifest } from './manifest';
import { type OnHost, planUpload } from './plan';

/** Publishes to a host that takes the whole shop at once. */
export async function publishWhole(host: AtomicHost, job: Job): Promise<void> {
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
