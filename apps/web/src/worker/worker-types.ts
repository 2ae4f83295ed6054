/** The parts of the service worker scope that we use; the types of a page do not include them. */
export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'push', listener: (event: PushReceived) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationPressed) => void): void;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window' }): Promise<readonly WindowOfWorker[]>;
    openWindow(url: string): Promise<unknown>;
  };
  registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
    navigationPreload?: { enable(): Promise<void> };
  };
}

interface Extendable {
  waitUntil(work: Promise<unknown>): void;
}

interface PushReceived extends Extendable {
  data: { json(): unknown } | null;
}

interface NotificationPressed extends Extendable {
  notification: { close(): void };
}

interface WindowOfWorker {
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}
