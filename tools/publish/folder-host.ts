import { mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type FileHost, type FileStore, HostError } from './host';

/** A folder of this computer, or of a disk that is connected to it. */
export function folderHost(folder: string): FileHost {
  return {
    kind: 'files',
    async open() {
      try {
        await mkdir(folder, { recursive: true });
      } catch (error) {
        throw new HostError(
          `The folder ${folder} cannot be made (${codeOf(error)}). Check its name in data/host.json, and that its disk is connected and may be written to.`,
        );
      }
      return folderStore(folder);
    },
  };
}

function folderStore(folder: string): FileStore {
  const at = (file: string) => path.join(folder, file);
  return {
    parallel: 8,
    async read(file) {
      try {
        return await readFile(at(file));
      } catch (error) {
        if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined;
        throw explained(error, file);
      }
    },
    async write(file, content) {
      const target = at(file);
      const part = `${target}.part`;
      try {
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(part, content);
        await rename(part, target);
      } catch (error) {
        await rm(part, { force: true }).catch(() => {});
        throw explained(error, file);
      }
    },
    async remove(file) {
      try {
        await rm(at(file), { force: true });
        await removeEmptyFolders(folder, path.dirname(file));
      } catch (error) {
        throw explained(error, file);
      }
    },
    async close() {},
  };
}

/** Removes `inside`, a folder of `folder`, and those above it, as far as they are empty. */
async function removeEmptyFolders(folder: string, inside: string): Promise<void> {
  for (let at = inside; at !== '.'; at = path.dirname(at)) {
    try {
      await rmdir(path.join(folder, at));
    } catch {
      return;
    }
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'the disk cannot be written to',
  EISDIR: 'there is a folder of that name',
};

/** An error that trying again does not help, in words; any other as it is. */
function explained(error: unknown, file: string): unknown {
  const reason = REASONS[codeOf(error)];
  return reason ? new HostError(`${file} cannot be changed: ${reason}.`) : error;
}

function codeOf(error: unknown): string {
  return String((error as NodeJS.ErrnoException)?.code ?? error);
}
