import { Balls, UiLink } from '@fairlot/ui';
import { isSole, playName } from '../../features/lottery/games/model/play-groups.ts';
import { rebateText } from '../../features/lottery/rebate/model/rebate-text.ts';
import { prizeName } from '../../features/lottery/jackpot/model/prize-name.ts';
import { pickLabel } from '../../features/lottery/slip/model/lines.ts';
import { hasSides, sideText } from '../../features/lottery/slip/model/odds-keys.ts';
import { CopyNumber } from '../../features/records/ui/copy-number.tsx';
import type { BetMoney } from '../../shared/bets/bet-money.ts';
import { StakeAndReturn } from '../../shared/bets/bet-result.tsx';
import { formatAmount } from '../../shared/i18n/format.ts';
import { type Translate, useLocaleText } from '../../shared/i18n/use-text.ts';
import { BetFacts } from './bet-facts.tsx';

const SHOWN = 60;

interface BetLine {
  play: string;
  picks: readonly string[];
  unitStake: string;
  price: string;
  /** Set from the ticket once it is settled. */
  hits?: number | null;
  win?: string | null;
  prizes?: readonly { matches: number; bonus?: boolean; pool?: string; count: number; each: string }[];
}

interface BetLinesProps {
  lines: readonly BetLine[];
  bet: BetMoney;
  /** Set for a ticket that was bought at lower odds in exchange for a rebate. */
  rebate?: { rebate?: number; rebateAmount?: string } | undefined;
  settledAt: number | null;
  ticketId: string;
  drawHref: string;
  proofHref: string;
}

/** Lines of a ticket, with winning ones first and ringed, and its figures. */
export function BetLines({ lines, bet, rebate, settledAt, ticketId, drawHref, proofHref }: BetLinesProps) {
  const { t, ...locale } = useLocaleText();
  const amount = (wire: string) => formatAmount(wire, locale.tag);
  const ordered = lines.toSorted((a, b) => Number(stateOf(b) === 'hit') - Number(stateOf(a) === 'hit'));
  return (
    <div className="padded mb-4">
      <div className="slip-lines plain" role="list" aria-label={t('bets.lines')}>
        {ordered.slice(0, SHOWN).map((line, index) => (
          <div key={index} role="listitem">
            {isOnNumbers(line) && (
              <Balls numbers={line.picks.map(pickLabel)} tone="green" size="tiny" state={stateOf(line)} />
            )}
            <span className="caption grow">
              <span className="truncate block">{betName(line, t)}</span>
              {line.prizes?.map((prize) => (
                <span key={`${prize.matches} ${prize.bonus}`} className="muted numeric block">
                  {t('lottery.prizeWon', {
                    prize: prizeName(prize, t),
                    count: prize.count,
                    amount: amount(prize.each),
                  })}
                </span>
              ))}
            </span>
            <span className="caption numeric muted end">
              {stateOf(line) === 'hit' ? (
                <StakeAndReturn stake={line.price} returned={line.win ?? '0.00'} />
              ) : (
                amount(line.price)
              )}
            </span>
          </div>
        ))}
        {lines.length > SHOWN && (
          <div role="listitem" className="caption muted numeric">
            {t('lottery.more', { count: lines.length - SHOWN })}
          </div>
        )}
      </div>
      <BetFacts
        bet={bet}
        settledAt={settledAt}
        extra={
          rebate?.rebate !== undefined &&
          rebate.rebateAmount !== undefined && (
            <>
              <dt>{rebateText(rebate.rebate, t, locale.tag)}</dt>
              <dd className="numeric">{bet.status === 'open' ? '–' : amount(rebate.rebateAmount)}</dd>
            </>
          )
        }
      >
        <dt>{t('bets.ticket')}</dt>
        <dd>
          <CopyNumber number={ticketId} label={t('bets.copy')} />
        </dd>
      </BetFacts>
      <div className="row wrap gap-4">
        <UiLink className="link tap-line" href={drawHref}>
          {t('bets.draw')}
        </UiLink>
        <UiLink className="link tap-line" href={proofHref}>
          {t('lottery.check')}
        </UiLink>
      </div>
    </div>
  );
}

/** The bet, with its side where it has one, such as dragon. */
const betName = ({ play, picks: [pick = ''] }: BetLine, t: Translate): string =>
  [playName(play, t), sideText(play, pick, t) ?? ''].join(' ').trimEnd();

/** Whether the picks are numbers, and not the only choice of a bet or a side. */
const isOnNumbers = ({ play }: BetLine): boolean => !isSole(play) && !hasSides(play);

/** Whether a line won; undefined until the ticket has a result. */
function stateOf({ hits = null, win = null }: BetLine): 'hit' | 'miss' | undefined {
  if (hits === null) return undefined;
  return hits > 0 && win !== null ? 'hit' : 'miss';
}
