/** The part of a service worker's global scope that is used here; TypeScript's DOM library only describes pages. */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WorkerClient[]>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void;
}

/** An open page. */
interface WorkerClient {
  readonly id: string;
  readonly url: string;
}

interface ExtendableWorkerEvent {
  /** Keeps the worker alive until the work is done. */
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerEvents {
  install: ExtendableWorkerEvent;
  activate: ExtendableWorkerEvent;
  message: ExtendableWorkerEvent & { readonly data: unknown };
  fetch: { readonly request: Request; respondWith(response: Promise<Response>): void };
}
