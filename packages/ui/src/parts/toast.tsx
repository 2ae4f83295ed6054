import { createContext, use, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Icon, Spinner } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

export type ToastKind = 'info' | 'success' | 'error' | 'loading';

/** How long each kind stays unless told otherwise (specification, section 9). */
export const TOAST_MS = { default: 3000, short: 3000, long: 8000, success: 1500, loading: 10_000 } as const;

export interface ToastApi {
  /** Shows one line and replaces what was shown; answers an id for `hide`. */
  show: (kind: ToastKind, text: string, durationMs?: number) => number;
  info: (text: string, durationMs?: number) => number;
  success: (text: string, durationMs?: number) => number;
  error: (text: string, durationMs?: number) => number;
  loading: (text: string, durationMs?: number) => number;
  /** Hides the toast of that id, or whatever is shown. A toast that was replaced already stays replaced. */
  hide: (id?: number) => void;
}

interface Shown {
  id: number;
  kind: ToastKind;
  text: string;
}

interface Host {
  shown: Shown | null;
  outlets: readonly string[];
  register: (id: string, isPage: boolean) => () => void;
}

const ApiContext = createContext<ToastApi | null>(null);
const HostContext = createContext<Host | null>(null);
const ICONS: Record<Exclude<ToastKind, 'loading'>, IconName> = { info: 'info', success: 'check', error: 'alert' };

export function ToastProvider({ children }: { children: ReactNode }): ReactElement {
  const [shown, setShown] = useState<Shown | null>(null);
  const [outlets, setOutlets] = useState<readonly string[]>([]);
  const lastId = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const api = useMemo<ToastApi>(() => {
    const hide = (id?: number): void => setShown((now) => (id === undefined || now?.id === id ? null : now));
    const show = (kind: ToastKind, text: string, durationMs = defaultMs(kind)): number => {
      const id = ++lastId.current;
      clearTimeout(timer.current);
      setShown({ id, kind, text });
      timer.current = setTimeout(() => hide(id), durationMs);
      return id;
    };
    const of = (kind: ToastKind) => (text: string, durationMs?: number) => show(kind, text, durationMs);
    return { show, hide, info: of('info'), success: of('success'), error: of('error'), loading: of('loading') };
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  const register = useCallback((id: string, isPage: boolean) => {
    // The page's outlet stands lowest, whenever it mounts: a dialog of the first render mounts before it.
    setOutlets((now) => (isPage ? [id, ...now] : [...now, id]));
    return () => setOutlets((now) => now.filter((other) => other !== id));
  }, []);
  const host = useMemo(() => ({ shown, outlets, register }), [shown, outlets, register]);
  return (
    <ApiContext value={api}>
      <HostContext value={host}>
        {children}
        <ToastOutlet isPage />
      </HostContext>
    </ApiContext>
  );
}

export function useToast(): ToastApi {
  const api = use(ApiContext);
  if (!api) throw new Error('useToast needs a ToastProvider above it');
  return api;
}

/**
 * Where toasts appear. Every modal dialog brings its own, because all outside a modal dialog is inert:
 * the outlet of the dialog that was mounted last, the topmost one, shows.
 */
export function ToastOutlet({ isPage = false }: { isPage?: boolean }): ReactElement | null {
  const host = use(HostContext);
  const id = useId();
  const register = host?.register;
  useEffect(() => register?.(id, isPage), [register, id, isPage]);
  const isTop = host?.outlets.at(-1) === id;
  return host?.shown && isTop ? <ToastPill key={host.shown.id} shown={host.shown} /> : null;
}

function ToastPill({ shown }: { shown: Shown }): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The top layer lifts the pill over masks; engines without popover show it in place.
    const pill = ref.current;
    if (!pill || typeof pill.showPopover !== 'function') return;
    pill.popover = 'manual';
    pill.showPopover();
  }, []);
  const tone = shown.kind === 'success' ? 'pos' : shown.kind === 'error' ? 'neg' : undefined;
  return (
    <div ref={ref} className="toasts">
      <div className="toast" role={shown.kind === 'error' ? 'alert' : 'status'} data-kind={shown.kind}>
        {shown.kind === 'loading' ? <Spinner /> : <Icon name={ICONS[shown.kind]} size="s" className={tone} />}
        <span>{shown.text}</span>
      </div>
    </div>
  );
}

function defaultMs(kind: ToastKind): number {
  if (kind === 'success') return TOAST_MS.success;
  return kind === 'loading' ? TOAST_MS.loading : TOAST_MS.default;
}
