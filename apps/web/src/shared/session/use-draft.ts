import { useIsHydrating } from '@fairlot/ui';
import { useState } from 'react';
import type { DraftKey } from './session-storage.ts';

/**
 * A member's typed text, kept in this tab under a key until it is sent. It survives a lost network, a reload, a
 * navigation and a session that expires.
 */
export function useDraft(key: DraftKey, userName: string): readonly [string, (text: string) => void] {
  // The server's render has no draft.
  const isHydrating = useIsHydrating();
  const [typed, setTyped] = useState<string | null>(null);
  const write = (next: string) => {
    setTyped(next);
    if (next === '') sessionStorage.removeItem(key);
    else store(key, userName, next);
  };
  return [typed ?? (isHydrating ? '' : read(key, userName)), write];
}

/** Adds a line to a draft that no page shows now. */
export function addToDraft(key: DraftKey, userName: string, line: string): void {
  const before = read(key, userName);
  store(key, userName, before === '' ? line : `${before}\n${line}`);
}

const store = (key: DraftKey, userName: string, text: string) => sessionStorage.setItem(key, `${userName}\n${text}`);

function read(key: DraftKey, userName: string): string {
  const kept = sessionStorage.getItem(key) ?? '';
  return kept.startsWith(`${userName}\n`) ? kept.slice(userName.length + 1) : '';
}
