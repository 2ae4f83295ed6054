import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isAskedForContracts } from '../../../../shared/session/roles.ts';
import { useHasToken, useMember } from '../../../../shared/session/use-session.ts';
import { usePassed, useTurn } from '../../../../shared/ui/use-turn.ts';
import { useLater } from '../../../../shared/use-later.ts';
import { contractRequestsQuery } from '../../api/contracts.ts';
import { waitingKinds } from '../model/prompts.ts';

const loadPrompt = () => import('./contract-prompt.tsx');

/**
 * Asks who enters home about contracts that wait, one after the other and each once.
 * @param isRenewed the session of the tab was renewed: what waits is asked for after that
 * @param isAfterDaily the page has a daily notice, which goes first
 */
export function ContractWatch({ isRenewed, isAfterDaily }: { isRenewed: boolean; isAfterDaily: boolean }) {
  const hasDailyPassed = usePassed('daily');
  const hasToken = useHasToken();
  const member = useMember();
  const [asked, setAsked] = useState<readonly string[]>(() => (sessionStorage.getItem(ASKED) ?? '').split(','));
  const isAsked = hasToken && isRenewed && isAskedForContracts(member);
  const { data } = useQuery(contractRequestsQuery(isAsked));
  const keyOf = (kind: string) => `${member?.userName}:${kind}`;
  const kind = isAsked && data ? waitingKinds(data).find((one) => !asked.includes(keyOf(one))) : undefined;
  const isTurn = useTurn('contract', kind !== undefined && (hasDailyPassed || !isAfterDaily));
  const Prompt = useLater(isTurn, loadPrompt, 'agency');
  if (Prompt === null || kind === undefined) return null;
  const close = () => {
    const next = [...asked, keyOf(kind)];
    sessionStorage.setItem(ASKED, next.join(','));
    setAsked(next);
  };
  return <Prompt kind={kind} onClose={close} />;
}

/** What was asked about in this tab. */
const ASKED = 'contractsAsked';
