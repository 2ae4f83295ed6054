export type ToastKind = 'info' | 'success' | 'error' | 'loading';

/**
 * Default duration of each kind (specification, section 9). `saved` is a shorter success, `logout` a loading message
 * that ends earlier. A notice, for example "Link copied", is a success.
 */
export const TOAST_MS = {
  default: 3000,
  short: 3000,
  long: 8000,
  success: 1500,
  saved: 1000,
  loading: 10_000,
  logout: 9999,
} as const;

export interface ToastApi {
  /** Shows one line and replaces the current toast; returns an id for `hide`. */
  show: (kind: ToastKind, text: string, durationMs?: number) => number;
  info: (text: string, durationMs?: number) => number;
  success: (text: string, durationMs?: number) => number;
  error: (text: string, durationMs?: number) => number;
  loading: (text: string, durationMs?: number) => number;
  /** Hides the toast with that id, or the current one. A toast that was already replaced is not affected. */
  hide: (id?: number) => void;
}

export interface ShownToast {
  id: number;
  kind: ToastKind;
  text: string;
}

/**
 * Shows one toast at a time, each for its duration; `onChange` receives the current one. `stop` cancels the pending
 * timer.
 */
export function createToasts(onChange: (shown: ShownToast | null) => void): ToastApi & { stop: () => void } {
  let shown: ShownToast | null = null;
  let lastId = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const put = (next: ShownToast | null): void => {
    shown = next;
    onChange(next);
  };
  const hide = (id?: number): void => {
    if (shown !== null && (id === undefined || shown.id === id)) put(null);
  };
  const show = (kind: ToastKind, text: string, durationMs = defaultMs(kind)): number => {
    const id = ++lastId;
    clearTimeout(timer);
    put({ id, kind, text });
    timer = setTimeout(() => hide(id), durationMs);
    return id;
  };
  const of = (kind: ToastKind) => (text: string, durationMs?: number) => show(kind, text, durationMs);
  return {
    show,
    hide,
    info: of('info'),
    success: of('success'),
    error: of('error'),
    loading: of('loading'),
    stop: () => clearTimeout(timer),
  };
}

function defaultMs(kind: ToastKind): number {
  if (kind === 'success') return TOAST_MS.success;
  return kind === 'loading' ? TOAST_MS.loading : TOAST_MS.default;
}
