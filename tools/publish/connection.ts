import { type FileHost, type FileStore, HostError } from './host';

/** The waits before a broken connection is opened again, in ms; after the last one it is given up. */
const WAITS_MS = [1000, 4000, 10_000, 20_000];

/** How long one call may take; a connection that answers nothing for so long counts as broken. */
const CALL_MS = 120_000;

/** How long the closing may take: nothing depends on it. */
const CLOSE_MS = 5000;

export type Wait = (ms: number) => Promise<unknown>;

/** A connection to a host that is opened again where it breaks. `wait` resolves after so many ms. */
export class Connection {
  #opening: Promise<FileStore> | undefined;
  /** Failures since something last went right. */
  #failures = 0;

  constructor(
    private readonly host: FileHost,
    private readonly wait: Wait,
    private readonly callMs = CALL_MS,
  ) {}

  /**
   * The result of a call, which is made again where the connection breaks. Rejects with a HostError: the
   * store's own at once, or that the connection does not hold.
   */
  async run<T>(call: (store: FileStore) => Promise<T>): Promise<T> {
    let tries = 0;
    while (true) {
      const opening = this.#open();
      const store = await opening;
      try {
        const result = await within(this.callMs, call(store));
        this.#failures = 0;
        return result;
      } catch (error) {
        if (error instanceof HostError) throw error;
        tries += 1;
        await this.#drop(opening, store);
        if (tries > WAITS_MS.length) throw givenUp();
      }
    }
  }

  /** `work` for each item, as many at once as the host takes; after an error no further one begins. */
  async each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
    const { parallel = 1 } = await this.#open();
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

  /** Closes what is open; a connection that cannot be closed is not used any more either. */
  async close(): Promise<void> {
    const store = await this.#opening?.catch(() => undefined);
    this.#opening = undefined;
    if (store) await closed(store);
  }

  #open(): Promise<FileStore> {
    this.#opening ??= this.#openAgain();
    return this.#opening;
  }

  async #openAgain(): Promise<FileStore> {
    while (true) {
      if (this.#failures > 0) await this.wait(WAITS_MS[this.#failures - 1] ?? 0);
      try {
        return await within(this.callMs, this.host.open());
      } catch (error) {
        const first = this.#failures === 0;
        this.#failures += 1;
        if (first && error instanceof HostError) throw error;
        if (this.#failures > WAITS_MS.length) throw error instanceof HostError ? error : givenUp();
      }
    }
  }

  /** Calls that were under way together fail together, and count once. */
  async #drop(opening: Promise<FileStore>, store: FileStore): Promise<void> {
    if (this.#opening !== opening) return;
    this.#failures += 1;
    this.#opening = this.#failures > WAITS_MS.length ? Promise.reject(givenUp()) : undefined;
    this.#opening?.catch(() => {});
    await closed(store);
  }
}

function givenUp(): HostError {
  return new HostError(
    'The connection to the host breaks again and again. See whether this computer is online, then type the same command again: it sends only what is missing.',
  );
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
