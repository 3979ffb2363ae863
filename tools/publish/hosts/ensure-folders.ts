import path from 'node:path';

/** Makes a folder by `make`, those above it first, each once, also where several files ask together. */
export function ensureFolders(
  make: (folder: string) => Promise<unknown>,
): (folder: string) => Promise<unknown> {
  const made = new Map<string, Promise<unknown>>([['.', Promise.resolve()]]);
  const ensure = (folder: string): Promise<unknown> => {
    const making = made.get(folder) ?? ensure(path.posix.dirname(folder)).then(() => make(folder));
    made.set(folder, making);
    return making;
  };
  return ensure;
}
