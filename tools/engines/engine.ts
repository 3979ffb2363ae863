/** A browser under test. */
export interface Engine {
  open(url: string): Promise<unknown>;
  /** The value of an expression in the page, awaited. */
  run(expression: string): Promise<unknown>;
  tap(place: { x: number; y: number }): Promise<void>;
  /** Types characters, and keys by WebDriver's code points. */
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

/** An engine that may be installed. */
export interface Installation {
  name: string;
  installed: boolean;
  start(): Promise<Engine>;
}

/** A phone's window, as narrow as a browser makes one. */
export const windowSize = { width: 500, height: 900 };
