import type { Connection } from './connection';
import { hashOf } from './export-files';
import { type Manifest, manifestFile, parseManifest, writtenManifest } from './manifest';
import type { Export, OnHost, Plan } from './plan';

/** The list on the host is written anew after so many files, or so many bytes. */
const FILES_BETWEEN_LISTS = 100;
const BYTES_BETWEEN_LISTS = 2_000_000;

/** How many files of a publish that was cut off are looked at together, to see how far it went. */
const LOOKED_AT_TOGETHER = 16;

/** The list of files on the host: 'none', or 'damaged' where it cannot be read. */
export async function readManifest(connection: Connection): Promise<Manifest | 'none' | 'damaged'> {
  const content = await connection.run((store) => store.read(manifestFile));
  if (!content) return 'none';
  return parseManifest(content) ?? 'damaged';
}

/** What is on the host by its list. What a publish that was cut off may have sent is looked at. */
export async function readOnHost(connection: Connection, manifest: Manifest): Promise<OnHost> {
  const files = new Map<string, string | undefined>(Object.entries(manifest.files));
  const unsure = [...manifest.pending.map(([file]) => file), ...Object.keys(manifest.unused)];
  for (const file of unsure) files.set(file, manifest.files[file]);
  const sent = manifest.pending.filter(([, hash]) => hash !== '');
  let matches = 1;
  for (let at = 0; at < sent.length && matches > 0; at += LOOKED_AT_TOGETHER) {
    matches = 0;
    await connection.each(sent.slice(at, at + LOOKED_AT_TOGETHER), async ([file, hash]) => {
      const content = await connection.run((store) => store.read(file));
      if (!content) files.delete(file);
      else if (hashOf(content) === hash) {
        files.set(file, hash);
        matches += 1;
      }
    });
  }
  return { files, unused: new Map(Object.entries(manifest.unused)) };
}

export interface Upload {
  plan: Plan;
  onHost: OnHost;
  target: Export;
  /** The content of a file of the export. */
  content: (file: string) => Buffer;
  /** What the list on the host says of this publish. */
  about: Pick<Manifest, 'address' | 'by'>;
  now: () => Date;
  /** Called after each file that is sent or removed. */
  step?: () => void;
}

/**
 * Makes the host's files those of the export. The list on the host says from the first moment on what is
 * under way, so that a run after a cut knows what it can rely on (docs/decisions/0030).
 */
export async function upload(connection: Connection, job: Upload): Promise<void> {
  const { plan, onHost, target } = job;
  const files = new Map(onHost.files);
  const pending = new Map<string, string>();
  for (const file of plan.stages.flat()) pending.set(file, target.get(file)?.hash ?? '');
  for (const file of plan.removals.flat()) pending.set(file, '');
  for (const file of pending.keys()) files.delete(file);

  const writeList = async (done: boolean) => {
    const list = writtenManifest({
      ...job.about,
      at: job.now().toISOString(),
      done,
      files: Object.fromEntries([...files].flatMap(([file, hash]) => (hash ? [[file, hash]] : []))),
      // While pages of before are there, what they need is not unused.
      unused: Object.fromEntries(done ? plan.unused : onHost.unused),
      pending: [...pending],
    });
    await connection.run((store) => store.write(manifestFile, Buffer.from(list)));
  };

  let sentFiles = 0;
  let sentBytes = 0;
  let listing: Promise<void> = Promise.resolve();
  const send = async (file: string) => {
    const content = job.content(file);
    await connection.run((store) => store.write(file, content));
    files.set(file, pending.get(file));
    pending.delete(file);
    job.step?.();
    sentFiles += 1;
    sentBytes += content.length;
    if (sentFiles < FILES_BETWEEN_LISTS && sentBytes < BYTES_BETWEEN_LISTS) return;
    sentFiles = 0;
    sentBytes = 0;
    listing = listing.then(() => writeList(false));
    await listing;
  };

  await writeList(false);
  for (const stage of plan.stages) await connection.each(stage, send);
  for (const stage of plan.removals) {
    await connection.each(stage, async (file) => {
      await connection.run((store) => store.remove(file));
      pending.delete(file);
      job.step?.();
    });
  }
  await writeList(true);
}
