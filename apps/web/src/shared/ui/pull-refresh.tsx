import { useEffect, useRef, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { stepPull, type Pull, type PullState } from './pull-state.ts';

/**
 * Pull to refresh: shows its message while a list is pulled down at the top, and reloads on release. Keyboard users
 * reload the page instead.
 */
export function PullRefresh({ onRefresh }: { onRefresh: () => void }) {
  const t = useText();
  const state = usePull(onRefresh);
  return (
    <div className="pull-message" role="status">
      {state !== 'idle' && <span>{t(state === 'ready' ? 'list.release' : 'list.pull')}</span>}
    </div>
  );
}

function usePull(onRefresh: () => void): PullState {
  const [state, setState] = useState<PullState>('idle');
  const latest = useRef(onRefresh);
  useEffect(() => {
    latest.current = onRefresh;
  });
  useEffect(() => {
    let pull: Pull | null = null;
    const follow = (event: TouchEvent): void => {
      const finger = event.touches.length === 1 ? event.touches[0] : undefined;
      pull = stepPull(pull, {
        type: event.type,
        finger: finger && { x: finger.clientX, y: finger.clientY },
        isTop: () => window.scrollY <= 0 && document.querySelector('dialog[open]') === null,
        refresh: () => latest.current(),
      });
      setState(pull?.state ?? 'idle');
    };
    const types = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;
    for (const type of types) addEventListener(type, follow, { passive: true });
    return () => {
      for (const type of types) removeEventListener(type, follow);
    };
  }, []);
  return state;
}
