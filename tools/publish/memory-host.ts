import type { FileStore, Host } from './host';

/** When a call fails: before the host has done it, or after, so that only the answer is lost. */
export type Cut = 'before' | 'after';

/** A host in memory whose connection can be cut at any call. For tests. */
export class MemoryHost implements Host {
  readonly files = new Map<string, string>();
  /** The calls so far, such as 'write index.html'. */
  readonly calls: string[] = [];
  /** The number of the call, from 0, from which on every call fails; with `once` that call alone. */
  cutAt = Number.POSITIVE_INFINITY;
  cut: Cut = 'before';
  once = false;

  constructor(private readonly parallel = 1) {}

  async open(): Promise<FileStore> {
    const call = async <T>(name: string, work: () => T): Promise<T> => {
      const number = this.calls.push(name) - 1;
      const fails = this.once ? number === this.cutAt : number >= this.cutAt;
      // Others get their turn, as they do on a network.
      await Promise.resolve();
      if (fails && (this.cut === 'before' || number !== this.cutAt)) throw new Error('ECONNRESET');
      const result = work();
      if (fails) throw new Error('ECONNRESET');
      return result;
    };
    const { files } = this;
    return {
      parallel: this.parallel,
      read: (file) =>
        call(`read ${file}`, () => {
          const content = files.get(file);
          return content === undefined ? undefined : Buffer.from(content);
        }),
      write: (file, content) =>
        call(`write ${file}`, () => {
          files.set(file, String(content));
        }),
      remove: (file) =>
        call(`remove ${file}`, () => {
          files.delete(file);
        }),
      close: async () => {},
    };
  }
}
