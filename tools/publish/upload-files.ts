import type { Connection } from './connection';
import { hashOf } from './export-files';
import { onHostBy, readManifest, upload } from './upload';
import { planUpload } from './upload-plan';

/** Publishes files with their texts, as an export, over a connection. For tests. */
export async function uploadFiles(
  connection: Connection,
  shop: Readonly<Record<string, string>>,
  now = new Date(),
): Promise<void> {
  const onHost = onHostBy(await readManifest(connection));
  const target = new Map(
    Object.entries(shop)
      .sort()
      .map(([file, text]) => [file, { hash: hashOf(text), size: text.length }]),
  );
  await upload(connection, {
    plan: planUpload(onHost, target, now),
    onHost,
    target,
    content: (file) => Buffer.from(shop[file] ?? ''),
    about: { address: 'https://duka.example', by: 'me' },
    now: () => now,
  });
}
