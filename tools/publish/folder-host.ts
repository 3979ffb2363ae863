import { mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Host, HostError } from './host';

/** A folder of this computer, or of a disk that is connected to it. */
export function folderHost(folder: string): Host {
  const at = (file: string) => path.join(folder, file);
  return {
    async open() {
      await mkdir(folder, { recursive: true }).catch((error) => {
        throw new HostError(
          `The folder ${folder} cannot be made (${codeOf(error)}). Check its name in data/host.json, and that its disk is connected and may be written to.`,
        );
      });
      return {
        parallel: 8,
        async read(file) {
          try {
            return await readFile(at(file));
          } catch (error) {
            if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return undefined;
            throw refused(error, file);
          }
        },
        async write(file, content) {
          const part = `${at(file)}.part`;
          try {
            await mkdir(path.dirname(part), { recursive: true });
            await writeFile(part, content);
            await rename(part, at(file));
          } catch (error) {
            await rm(part, { force: true }).catch(() => {});
            throw refused(error, file);
          }
        },
        async remove(file) {
          await rm(at(file), { force: true }).catch((error) => {
            throw refused(error, file);
          });
          await removeEmptyFolders(path.dirname(file));
        },
        async close() {},
      };
    },
  };

  /** Removes a folder of the shop and those above it, as far as they are empty. */
  async function removeEmptyFolders(inside: string): Promise<void> {
    try {
      for (let up = inside; up !== '.'; up = path.dirname(up)) await rmdir(at(up));
    } catch {
      // The first that is not empty.
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

/** A sentence for an error that trying again does not help; any other error unchanged. */
function refused(error: unknown, file: string): unknown {
  const reason = REASONS[codeOf(error)];
  return reason ? new HostError(`${file} cannot be changed: ${reason}.`) : error;
}

function codeOf(error: unknown): string {
  return String((error as NodeJS.ErrnoException)?.code ?? error);
}
