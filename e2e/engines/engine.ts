import { existsSync } from 'node:fs';
import { createServer } from 'node:net';

/** A browser under test, in the commands of WebDriver that the walk needs. */
export interface Engine {
  open(url: string): Promise<void>;
  back(): Promise<void>;
  /** Runs a program in the page and gives its value, awaited; its text may not close over anything. */
  run(program: string): Promise<unknown>;
  /** Moves the pointer or presses keys: the `actions` of WebDriver. */
  perform(actions: readonly object[]): Promise<void>;
  close(): Promise<void>;
}

/** An engine that may be installed. */
export interface Installation {
  name: string;
  /** The programs that it needs, each as the places where it may be. */
  programs: readonly (readonly string[])[];
  /** Starts it; `found` are the programs, in the same order. */
  start: (found: readonly string[]) => Promise<Engine>;
}

/** The programs of an engine that is installed; undefined where one is missing. */
export function installedPrograms({ programs }: Installation): string[] | undefined {
  const found = programs.flatMap((places) => places.find((place) => existsSync(place)) ?? []);
  return found.length === programs.length ? found : undefined;
}

/** A port of this computer that nothing listens to. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** What `ask` gives, once it no longer throws; throws its last error after 30 s. */
export async function onceReady<T>(ask: () => Promise<T>): Promise<T> {
  const end = Date.now() + 30_000;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
