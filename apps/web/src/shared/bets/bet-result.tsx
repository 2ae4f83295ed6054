import { displayMinor, parseMinor } from '@fairlot/money';
import { Flag, WinAmount } from '@fairlot/ui';
import { formatAmount } from '../i18n/format.ts';
import { useLocale } from '../i18n/locale-context.ts';
import { signedMinor } from '../i18n/signed-amount.ts';
import { useLocaleText } from '../i18n/use-text.ts';
import { type BetMoney, settledMoney } from './bet-money.ts';

interface BetResultProps {
  bet: BetMoney;
  /** The status in the wording of the page. */
  status: string;
  /** True when the result has just arrived: a gain is then animated. */
  isFresh?: boolean;
}

/** The last column of a bet row: the net, and below it stake and return. */
export function BetResult(props: BetResultProps) {
  return (
    <span className="end list-row__amount bet-amount">
      <BetNet {...props} />
      <BetOutcome {...props} />
    </span>
  );
}

/** The net of a bet; an open one shows its stake without a sign. */
export function BetNet({ bet, isFresh = false }: Pick<BetResultProps, 'bet' | 'isFresh'>) {
  const { tag } = useLocale();
  const netMinor = settledMoney(bet)?.netMinor ?? null;
  const isGain = netMinor !== null && netMinor > 0n;
  return (
    <span className={isGain ? 'label numeric positive block' : 'label numeric block'}>
      <span className="ltr">
        {isGain ? (
          <WinAmount amountMinor={netMinor} format={(minor) => signedMinor(minor, tag)} isFresh={isFresh} />
        ) : (
          <>{netMinor === null ? displayMinor(parseMinor(bet.stake), { locale: tag }) : signedMinor(netMinor, tag)}</>
        )}
      </span>
    </span>
  );
}

/** Stake and return of a settled bet, otherwise its status; a returned stake is labelled as returned. */
export function BetOutcome({ bet, status }: Pick<BetResultProps, 'bet' | 'status'>) {
  const { t, tag } = useLocaleText();
  if (bet.status === 'won' || bet.status === 'lost')
    return (
      <span className="caption faint numeric block">
        <span className="visually-hidden">{`${status}. `}</span>
        <StakeAndReturn stake={bet.stake} returned={bet.win ?? '0.00'} />
      </span>
    );
  if (bet.status === 'open') return <Flag tone="info">{status}</Flag>;
  const returned = t('bet.returned', { amount: formatAmount(bet.stake, tag) });
  return (
    <span className="bet-returned">
      <Flag tone="neutral">{bet.status === 'cancelled' ? `${status} · ${returned}` : returned}</Flag>
    </span>
  );
}

/** Stake and return as a pair: "20.00 → 40.00"; screen readers read their names. */
export function StakeAndReturn({ stake, returned }: { stake: string; returned: string }) {
  const { t, tag } = useLocaleText();
  const amounts = { stake: formatAmount(stake, tag), returned: formatAmount(returned, tag) };
  return (
    <>
      <span className="visually-hidden">{t('bet.pair', amounts)}</span>
      <span className="numeric ltr" aria-hidden="true">{`${amounts.stake} \u2192 ${amounts.returned}`}</span>
    </>
  );
}
