import { useBalance } from '../model/use-balance.ts';
import { PlayMoney } from './play-money.tsx';

/** One line: amount and currency, with the mark of play money. */
export function BalanceText() {
  const { balance, currency } = useBalance();
  return (
    <span className="row">
      <span className="caption muted numeric">{balance === null ? '–' : `${balance} ${currency}`}</span>
      <PlayMoney />
    </span>
  );
}
