import { useBalance } from '../model/use-balance.ts';

/** Bonus money beside the balance, as a separate amount; nothing if there is none. */
export function BonusText({ isHidden = false }: { isHidden?: boolean }) {
  const { bonus } = useBalance();
  return bonus === null || isHidden ? null : <span className="caption muted numeric block">{bonus}</span>;
}
