import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isAskedForContracts } from '../../../../shared/session/roles.ts';
import { useHasToken, useMember } from '../../../../shared/session/use-session.ts';
import { usePassed, useTurn } from '../../../../shared/ui/use-turn.ts';
import { useLater } from '../../../../shared/use-later.ts';
import { contractRequestsQuery } from '../../contracts/api/contracts.ts';
import { waitingKinds } from '../model/prompts.ts';

const loadPrompt = () => import('./contract-prompt.tsx');

/**
 * Asks about pending contracts when a member opens home, one at a time and each only once.
 * @param isRenewed whether the tab's session was renewed; pending contracts are requested after that
 * @param isAfterDaily whether the page has a daily notice, which is shown first
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

/** Session storage key: contracts that this tab has already asked about. */
const ASKED = 'contractsAsked';
