import { useQuery } from '@tanstack/react-query';
import { formatAmount } from '../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import { TRIAL_TYPE } from '../../../shared/session/model.ts';
import { useHasToken, useMember } from '../../../shared/session/use-session.ts';
import { sessionQuery } from '../../protection/api/session.ts';
import { useHeld } from '../model/use-held.ts';
import { Well } from '../ui/well.tsx';

/** Total stakes and payouts since the session began, in all games; nothing for play money. */
export function SessionSums({ isHeld }: { isHeld: boolean }) {
  const { t, tag } = useLocaleText();
  const hasToken = useHasToken();
  const member = useMember();
  const isReal = hasToken && member !== null && member.type !== TRIAL_TYPE;
  // The page's footer refetches this when the balance has changed.
  const { data } = useQuery({ ...sessionQuery(isReal), subscribed: !isHeld });
  const bets = useHeld(data === undefined ? null : String(data.bets), isHeld);
  const stake = useHeld(data?.stake ?? null, isHeld);
  const win = useHeld(data?.win ?? null, isHeld);
  const net = useHeld(data?.net ?? null, isHeld);
  if (bets === null || stake === null || win === null || net === null) return null;
  return (
    <div className="wells wells--plain padded mb-3">
      <Well label={t('slot.bets', { count: Number(bets) })}>{formatAmount(stake, tag)}</Well>
      <Well label={t('slot.returned')}>{formatAmount(win, tag)}</Well>
      <Well label={t('slot.net')}>{formatAmount(net, tag, { sign: true })}</Well>
    </div>
  );
}
