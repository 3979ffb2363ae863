import { type FileStore, type Host, HostError } from './host';

/** The waits before a broken connection is opened again, in ms; after the last one it is given up. */
const WAITS_MS = [1000, 4000, 10_000, 20_000];

/** How long one call may take; a connection that answers nothing for so long counts as broken. */
const CALL_MS = 120_000;

/** How long the closing may take: nothing depends on it. */
const CLOSE_MS = 5000;

/** A connection to a host that is opened again where it breaks. `wait` resolves after so many ms. */
export class Connection {
  #opening: Promise<FileStore> | undefined;
  /** Failures since something last went right. */
  #failures = 0;

  constructor(
    private readonly host: Host,
    private readonly wait: (ms: number) => Promise<unknown>,
    private readonly callMs = CALL_MS,
  ) {}

  /**
   * The result of a call, which is made again where the connection breaks. Rejects with a HostError: the
   * store's own at once, or that the connection does not hold.
   */
  async run<T>(call: (store: FileStore) => Promise<T>): Promise<T> {
    while (true) {
      const opening = this.#open();
      let store: FileStore | undefined;
      try {
        store = await opening;
        const result = await within(this.callMs, call(store));
        this.#failures = 0;
        return result;
      } catch (error) {
        // After a cut the network may refuse for a while what the host took before.
        if (error instanceof HostError && (store || this.#failures === 0)) throw error;
        this.#drop(opening);
        if (this.#failures > WAITS_MS.length) {
          throw new HostError(
            'The connection to the host breaks again and again. See whether this computer is online, then type the same command again: it sends only what is missing.',
          );
        }
      }
    }
  }

  /** `work` for each item, as many at once as the host takes; after an error no further one begins. */
  async each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
    const parallel = await this.run(async (store) => store.parallel ?? 1);
    const queue = items.values();
    const errors: unknown[] = [];
    const takeTurns = async () => {
      for (const item of queue) {
        if (errors.length > 0) return;
        await work(item).catch((error: unknown) => errors.push(error));
      }
    };
    await Promise.all(Array.from({ length: Math.min(parallel, items.length) }, takeTurns));
    if (errors.length > 0) throw errors[0];
  }

  /** Closes what is open; the next call opens it again. */
  async close(): Promise<void> {
    const store = await this.#opening?.catch(() => undefined);
    this.#opening = undefined;
    if (store) await closed(store);
  }

  #open(): Promise<FileStore> {
    this.#opening ??= this.#openAfterWait();
    return this.#opening;
  }

  async #openAfterWait(): Promise<FileStore> {
    if (this.#failures > 0) await this.wait(WAITS_MS[this.#failures - 1] ?? 0);
    return within(this.callMs, this.host.open());
  }

  /** Calls that were under way together fail together, and count once. */
  #drop(opening: Promise<FileStore>): void {
    if (this.#opening !== opening) return;
    this.#opening = undefined;
    this.#failures += 1;
    void opening.then(closed, () => {});
  }
}

function closed(store: FileStore): Promise<void> {
  return within(CLOSE_MS, store.close()).catch(() => {});
}

/** The result of `work`; rejects where it takes longer than `ms`. */
function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer for ${ms} ms.`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
