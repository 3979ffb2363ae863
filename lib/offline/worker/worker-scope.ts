/** The parts of a service worker's globals that the shop uses; TypeScript has them apart from a page's. */
export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', handle: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', handle: (event: FetchedEvent) => void): void;
  addEventListener(type: 'message', handle: (event: MessageToWorker) => void): void;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: boolean }): Promise<readonly { url: string }[]>;
  };
  registration: {
    unregister(): Promise<boolean>;
    navigationPreload?: { enable(): Promise<void> };
  };
}

export interface WaitingEvent {
  waitUntil(task: Promise<unknown>): void;
}

export interface FetchedEvent extends WaitingEvent {
  request: Request;
  /** What the browser has asked for already while the worker was starting, where it does. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface MessageToWorker extends WaitingEvent {
  data: unknown;
}
