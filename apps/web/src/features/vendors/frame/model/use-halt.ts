import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNowValue } from '../../../../shared/clock/use-now.ts';
import { merchantCode } from '../../../../shared/api/transport.ts';
import { TRIAL_TYPE } from '../../../../shared/session/model.ts';
import { useHasToken, useMember } from '../../../../shared/session/use-session.ts';
import { vendorsQuery } from '../../../catalogue/browse/api/vendors.ts';
import { protectionQuery } from '../../../member/api/protection.ts';
import { sessionQuery } from '../../../protection/api/session.ts';

export type Halt =
  | { why: 'maintenance'; reason: string; until: number | null }
  | { why: 'timeout'; until: number }
  | { why: 'off' }
  | { why: 'check' };

/** Polling interval: a break may have begun on another device, or maintenance, or the vendor may be switched off. */
const ASK_AGAIN_MS = 60_000;

/**
 * The reason to stop a running game: the vendor is switched off or in maintenance, the member's break, or a due reality
 * check.
 */
export function useHalt(vendor: string): { halt: Halt | null; vendorName: string } {
  const hasToken = useHasToken();
  const member = useMember();
  const isReal = hasToken && member !== null && member.type !== TRIAL_TYPE;
  const { data: vendors } = useQuery({ ...vendorsQuery(merchantCode()), refetchInterval: ASK_AGAIN_MS });
  const { data: protection } = useQuery({ ...protectionQuery(isReal), refetchInterval: ASK_AGAIN_MS });
  const { data: session } = useQuery(sessionQuery(isReal));
  const until = Math.max(protection?.timedOutUntil ?? 0, protection?.excludedUntil ?? 0);
  const checkAt = session?.checkAt ?? null;
  const isPaused = useNowValue((now) => now < until);
  const isCheckDue = useNowValue((now) => checkAt !== null && now >= checkAt);
  const entry = vendors?.find(({ vassalage }) => vassalage === vendor);
  const maintenance = entry?.maintenance ?? null;
  // A vendor that is switched off is no longer listed.
  const [name, setName] = useState<string | null>(null);
  if (entry !== undefined && entry.displayName !== name) setName(entry.displayName);
  const isOff = vendors !== undefined && entry === undefined && name !== null;
  const vendorName = name ?? vendor;
  if (isPaused) return { halt: { why: 'timeout', until }, vendorName };
  if (maintenance !== null) return { halt: { why: 'maintenance', ...maintenance }, vendorName };
  if (isOff) return { halt: { why: 'off' }, vendorName };
  return { halt: isCheckDue ? { why: 'check' } : null, vendorName };
}
