import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * The bytes of `file`: read if it exists, otherwise made and written. Rejects with the error of `make`
 * and then writes nothing. The rename keeps parallel builds from reading half a file.
 */
export async function cachedFile(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  if (existsSync(file)) return readFileSync(file);
  const bytes = await make();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, bytes);
  renameSync(`${file}.${process.pid}`, file);
  return bytes;
}
