import { displayMinor, parseMinor } from '@fairlot/money';
import { numberText } from '../../../../shared/i18n/number-text.ts';
import { formatAmount, formatPercent } from '../../../../shared/i18n/format.ts';
import { useLocale } from '../../../../shared/i18n/locale-context.ts';
import { useLocaleText, useText } from '../../../../shared/i18n/use-text.ts';
import type { GamePlays } from '../../games/api/plays.ts';
import { prizeName } from '../model/prize-name.ts';
import { type Pool, useJackpots } from '../model/use-jackpots.ts';
import { useRising } from '../model/use-rising.ts';

/** A chance such as "8145060", grouped by the locale. */
const grouped = (text: string, tag: string): string => numberText(Number(text), tag);

type PrizeLevels = NonNullable<GamePlays['prizeLevels']>;

/** The current jackpots of a game, which count up with every ticket, and its prizes with their chances. */
export default function JackpotPanel({ plays }: { plays: GamePlays }) {
  const { t, tag } = useLocaleText();
  const { pools, prizeLevels } = plays;
  if (pools === undefined || prizeLevels === undefined) return null;
  return (
    <>
      <Jackpots gameCode={plays.gameCode} pools={pools} currency={plays.currency} />
      <details className="card card--flush mx mt-3 fold">
        <summary className="list-row">
          <span className="grow label">{t('lottery.prizesAndOdds')}</span>
          <span className="caption muted numeric">
            {t('lottery.jackpotOdds', { n: grouped(prizeLevels[0]?.oneIn ?? '0', tag) })}
          </span>
        </summary>
        <Prizes prizeLevels={prizeLevels} />
        <Shares plays={plays} />
      </details>
    </>
  );
}

function Jackpots({ gameCode, pools, currency }: { gameCode: string; pools: readonly Pool[]; currency: string }) {
  const t = useText();
  const [first, second] = useJackpots(gameCode, pools);
  if (first === undefined) return null;
  return (
    <section className="deep jackpot-panel" aria-label={t('lottery.jackpot')}>
      <div className="caption muted">{t('lottery.jackpot')}</div>
      <div className="jackpot-panel__amount numeric ltr">
        <Rising amount={first.amount} /> <span className="label muted">{currency}</span>
      </div>
      {second !== undefined && (
        <div className="row between caption muted">
          <span>{t('lottery.secondJackpot')}</span>
          <span className="label numeric ltr">
            <Rising amount={second.amount} />
          </span>
        </div>
      )}
    </section>
  );
}

function Rising({ amount }: { amount: string }) {
  const { tag } = useLocale();
  const minor = useRising(parseMinor(amount));
  return displayMinor(minor, { locale: tag });
}

function Prizes({ prizeLevels }: { prizeLevels: PrizeLevels }) {
  const { t, tag } = useLocaleText();
  return (
    <table className="prizes">
      <caption className="visually-hidden">{t('lottery.prizesAndOdds')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('lottery.prizeColumn')}</th>
          <th scope="col">{t('lottery.prizePays')}</th>
          <th scope="col">{t('lottery.chance')}</th>
        </tr>
      </thead>
      <tbody>
        {prizeLevels.map((prize) => (
          <tr key={`${prize.matches} ${prize.bonus}`}>
            <th scope="row">{prizeName(prize, t)}</th>
            <td className="numeric">
              {prize.payout === undefined
                ? t(prize.pool === 'J1' ? 'lottery.jackpotName' : 'lottery.secondJackpot')
                : formatAmount(prize.payout, tag)}
            </td>
            <td className="numeric">{t('lottery.oneIn', { n: grouped(prize.oneIn, tag) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Return of a ticket: its fixed prizes exactly, and beside them the part of the price that goes into the jackpot. */
function Shares({ plays: { plays, pools = [] } }: { plays: GamePlays }) {
  const { t, tag } = useLocaleText();
  const ticket = plays.find(({ poolPercent }) => poolPercent !== undefined);
  if (ticket === undefined) return null;
  const guarantee = pools.map((pool) => formatAmount(pool.guarantee, tag)).join(' · ');
  return (
    <p className="caption muted padded numeric mt-2 mb-3">
      {t('lottery.jackpotShares', {
        fixed: formatPercent(ticket.returnPercent, tag),
        pool: formatPercent(ticket.poolPercent ?? '0', tag),
        guarantee,
      })}
    </p>
  );
}
