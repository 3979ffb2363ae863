import type { Connection } from './connection';
import { type Manifest, manifestFile, parseManifest, writtenManifest } from './manifest';
import type { Export, OnHost, UploadPlan } from './upload-plan';

/** The list on the host is written again after so many files, or so many bytes. */
const FILES_BETWEEN_LISTS = 100;
const BYTES_BETWEEN_LISTS = 2_000_000;

/** The list of files on the host: 'none', or 'damaged' where it cannot be read. */
export async function readManifest(connection: Connection): Promise<Manifest | 'none' | 'damaged'> {
  const content = await connection.run((store) => store.read(manifestFile));
  if (!content) return 'none';
  return parseManifest(content) ?? 'damaged';
}

/** The content of the host by its list; nothing is known without a list. */
export function onHostBy(manifest: Manifest | 'none' | 'damaged') {
  const { files, unused } = typeof manifest === 'string' ? { files: {}, unused: {} } : manifest;
  return { files: new Map(Object.entries(files)), unused: new Map(Object.entries(unused)) };
}

interface Upload {
  plan: UploadPlan;
  onHost: OnHost;
  target: Export;
  /** The content of a file of the export. */
  content: (file: string) => Buffer;
  /** The record of this publish in the list on the host. */
  about: Pick<Manifest, 'address' | 'by'>;
  now: () => Date;
  /** Called after each file that is sent or removed. */
  step?: () => void;
}

/**
 * Makes the host's files equal to the export. The list on the host records from the first moment
 * which files may change, so that the next run after an interruption knows which files are reliable
 * (docs/decisions/0030).
 */
export async function upload(connection: Connection, job: Upload): Promise<void> {
  const { plan, onHost, target } = job;
  const files = new Map(onHost.files);
  for (const file of [...plan.stages, ...plan.removals].flat()) files.set(file, '');

  const writeList = (done: boolean) => {
    const list = writtenManifest({
      ...job.about,
      at: job.now().toISOString(),
      done,
      files: Object.fromEntries(files),
      // Earlier pages that are still there need their files.
      unused: Object.fromEntries(done ? plan.unused : onHost.unused),
    });
    return connection.run((store) => store.write(manifestFile, Buffer.from(list)));
  };

  let sentFiles = 0;
  let sentBytes = 0;
  let listing = writeList(false);
  await listing;
  for (const stage of plan.stages) {
    await connection.each(stage, async (file) => {
      const content = job.content(file);
      await connection.run((store) => store.write(file, content));
      files.set(file, target.get(file)?.hash ?? '');
      job.step?.();
      sentFiles += 1;
      sentBytes += content.length;
      if (sentFiles < FILES_BETWEEN_LISTS && sentBytes < BYTES_BETWEEN_LISTS) return;
      sentFiles = 0;
      sentBytes = 0;
      // The lists are written one after the other, because an older list must not arrive last.
      listing = listing.then(() => writeList(false));
      await listing;
    });
  }
  for (const stage of plan.removals) {
    await connection.each(stage, async (file) => {
      await connection.run((store) => store.remove(file));
      files.delete(file);
      job.step?.();
    });
  }
  await writeList(true);
  await connection.run(async (store) => store.finish?.());
}
