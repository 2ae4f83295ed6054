import { useIsHydrating } from '@fairlot/ui';
import { useState } from 'react';

const KEY = 'FEEDBACK_DRAFT';

/** What a member has typed, kept in this tab until it is sent: a lost network or a reload takes nothing away. */
export function useDraft(userName: string): readonly [string, (text: string) => void] {
  // The server's page knows of no draft.
  const isHydrating = useIsHydrating();
  const [typed, setTyped] = useState<string | null>(null);
  const write = (next: string) => {
    setTyped(next);
    if (next === '') sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, `${userName}\n${next}`);
  };
  return [typed ?? (isHydrating ? '' : read(userName)), write];
}

function read(userName: string): string {
  const kept = sessionStorage.getItem(KEY) ?? '';
  return kept.startsWith(`${userName}\n`) ? kept.slice(userName.length + 1) : '';
}
