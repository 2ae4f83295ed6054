import { Window } from 'happy-dom';

/**
 * A browser window for page tests, in the process that also runs the server. Globals that Node has too stay Node's
 * (fetch, URL, timers, streams), because the server uses them; only events and the navigator are the window's.
 */
const OWN = new Set(['Event', 'CustomEvent', 'EventTarget', 'MessageEvent', 'navigator']);
/** Properties of the window that neither React nor the app reads. */
const LEFT_OUT = new Set(['constructor', 'happyDOM', 'console', 'undefined', 'global', 'globalThis']);

const KEY = Symbol.for('fairlot.window');
const holder = globalThis as { [KEY]?: Window };

/** The window of this worker. Its files share modules, and modules such as React's keep a reference to the window. */
export const browserWindow: Window = (holder[KEY] ??= install());

function install(): Window {
  const window = new Window({
    url: 'http://localhost/',
    width: 390,
    height: 844,
    settings: {
      disableCSSFileLoading: true,
      disableJavaScriptFileLoading: true,
      disableIframePageLoading: true,
      handleDisabledFileLoadingAsSuccess: true,
    },
  });
  const names = new Set<string>();
  for (let at: object = window; at !== Object.prototype; at = Object.getPrototypeOf(at) as object)
    for (const name of Object.getOwnPropertyNames(at)) names.add(name);
  for (const name of names) {
    if (LEFT_OUT.has(name) || (name in globalThis && !OWN.has(name))) continue;
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => bound(window, name),
      set: (value: unknown) => {
        Reflect.set(window, name, value);
      },
    });
  }
  Object.defineProperty(globalThis, 'window', { configurable: true, value: globalThis });
  return window;
}

/** A window function that is called as a global needs its `this`. */
function bound(window: Window, name: string): unknown {
  const value: unknown = Reflect.get(window, name);
  const isPlainFunction = typeof value === 'function' && !/^[A-Z]/.test(name);
  return isPlainFunction ? (value.bind(window) as unknown) : value;
}

/** A stream that never opens: journeys test live events. */
class SilentEventSource extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 0;
  close(): void {
    this.readyState = SilentEventSource.CLOSED;
  }
}
Object.defineProperty(globalThis, 'EventSource', { configurable: true, writable: true, value: SilentEventSource });
