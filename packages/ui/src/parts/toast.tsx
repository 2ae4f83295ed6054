import { createContext, use, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Icon, Spinner } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import { createToasts, type ShownToast, type ToastApi, type ToastKind } from './toast-timer.ts';

export { TOAST_MS, type ToastApi } from './toast-timer.ts';

interface Host {
  shown: ShownToast | null;
  /** Outlets of dialogs, the topmost last. */
  outlets: readonly string[];
  register: (id: string) => () => void;
}

const ApiContext = createContext<ToastApi | null>(null);
const HostContext = createContext<Host | null>(null);
const TONES: Partial<Record<ToastKind, string>> = { success: 'positive', error: 'negative' };
const ICONS: Record<Exclude<ToastKind, 'loading'>, IconName> = { info: 'info', success: 'check', error: 'alert' };

export function ToastProvider({ children }: { children: ReactNode }): ReactElement {
  const [shown, setShown] = useState<ShownToast | null>(null);
  const [outlets, setOutlets] = useState<readonly string[]>([]);
  const [api] = useState(() => createToasts(setShown));
  useEffect(() => api.stop, [api]);

  const register = useCallback((id: string) => {
    setOutlets((now) => [...now, id]);
    return () => setOutlets((now) => now.filter((other) => other !== id));
  }, []);
  const host = useMemo(() => ({ shown, outlets, register }), [shown, outlets, register]);
  return (
    <ApiContext value={api}>
      <HostContext value={host}>
        {children}
        {/* The page's own outlet is the lowest and does not register, which would render everything again. */}
        {shown && outlets.length === 0 && <ToastPill key={shown.id} shown={shown} />}
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
 * Outlet for toasts. Every modal dialog has its own, because everything outside a modal dialog is inert. The outlet of
 * the topmost dialog, the last one mounted, shows the toast.
 */
export function ToastOutlet(): ReactElement | null {
  const host = use(HostContext);
  const id = useId();
  const register = host?.register;
  useEffect(() => register?.(id), [register, id]);
  const isTop = host?.outlets.at(-1) === id;
  return host?.shown && isTop ? <ToastPill key={host.shown.id} shown={host.shown} /> : null;
}

function ToastPill({ shown }: { shown: ShownToast }): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The top layer lifts the pill over masks; engines without popover show it in place.
    const pill = ref.current;
    if (!pill || typeof pill.showPopover !== 'function') return;
    pill.popover = 'manual';
    pill.showPopover();
  }, []);
  return (
    <div ref={ref} className="toasts">
      <div className="toast" role={shown.kind === 'error' ? 'alert' : 'status'} data-kind={shown.kind}>
        {shown.kind === 'loading' ? (
          <Spinner />
        ) : (
          <Icon name={ICONS[shown.kind]} size="small" className={TONES[shown.kind]} />
        )}
        <span>{shown.text}</span>
      </div>
    </div>
  );
}
