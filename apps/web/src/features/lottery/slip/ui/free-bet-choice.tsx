import { Checkbox } from '@fairlot/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatAmount } from '../../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../../shared/i18n/use-text.ts';
import { useHasToken } from '../../../../shared/session/use-session.ts';
import { type Bonus, bonusesQuery } from '../../../promotions/api/promotions.ts';
import type { SlipView } from './slip-view.ts';

/**
 * The member's free bets, each of which pays for one ticket; nothing if there are none. A chosen one that ended
 * meanwhile stays, because only the player decides to pay with money instead.
 */
export function FreeBetChoice({ view }: { view: SlipView }) {
  const { data } = useInfiniteQuery(bonusesQuery(useHasToken() && !view.isTrial));
  // Active free bets are on the first page.
  const bets = data?.pages[0]?.list.filter(({ isFreeBet, state }) => isFreeBet && state === 'active') ?? [];
  const { freeBet } = view;
  if (freeBet !== null && !bets.some(({ bonusId }) => bonusId === freeBet.bonusId)) bets.unshift(freeBet);
  return bets.map((bet) => <Choice key={bet.bonusId} bet={bet} view={view} />);
}

function Choice({ bet, view: { freeBet, onFreeBet } }: { bet: Bonus; view: SlipView }) {
  const { t, tag } = useLocaleText();
  const amount = `${formatAmount(bet.amount, tag, { decimals: 0 })} ${bet.asset}`;
  const isChosen = freeBet?.bonusId === bet.bonusId;
  return (
    <div className="mb-3">
      <Checkbox checked={isChosen} onChange={({ target }) => onFreeBet(target.checked ? bet : null)}>
        {t('lottery.freeBet', { amount })}
      </Checkbox>
      <p className="caption muted mt-1">{t('lottery.freeBetHint', { amount })}</p>
    </div>
  );
}
