import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFlag } from '../../../site/model/use-settings.ts';
import { useHasToken } from '../../../../shared/session/use-session.ts';
import { headIconQuery } from '../api/head-icon.ts';
import { avatarUrl } from './avatar.ts';

/** The member's picture: its address or null for the generated one, and a callback for a failed load. */
export function useAvatar(): { src: string | null; onFailed: () => void } {
  const hasToken = useHasToken();
  const { data } = useQuery(headIconQuery(useFlag('PROFPIC3') && hasToken));
  const [failed, setFailed] = useState<string | null>(null);
  const src = data === undefined ? null : avatarUrl(data, '');
  return { src: src === failed ? null : src, onFailed: () => setFailed(src) };
}
