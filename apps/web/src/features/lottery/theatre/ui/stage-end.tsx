import { displayMinor } from '@fairlot/money';
import { WinAmount } from '@fairlot/ui';
import { type Translate, useLocaleText } from '../../../../shared/i18n/use-text.ts';
import { moneyOf, type TicketMoney } from '../model/money.ts';
import type { Position } from '../model/show.ts';
import type { Watched } from '../model/use-watched.ts';
import { StageChance } from './stage-chance.tsx';
import { TicketSum } from './stage-ticket.tsx';

/** Draws that the stage has shown before the last one, with the net of the member's tickets. */
export interface Before {
  count: number;
  netMinor: bigint;
}

/** The end of the show: the net of the tickets as the server has settled them, and of all draws after the last one. */
export function StageEnd({ watched, position, before }: { watched: Watched; position: Position; before: Before }) {
  const { draw, tickets, isSettled } = watched;
  const { t, tag } = useLocaleText();
  // Without a space after the sign, which large digits would make a gap.
  const net = (minor: bigint) => displayMinor(minor, { locale: tag, sign: true });
  const money = isSettled ? moneyOf(tickets) : null;
  const together = money !== null && before.count > 0 && (
    <p className="caption numeric">
      {t('draw.together', { count: before.count + 1 })} <b className="ltr">{net(before.netMinor + money.netMinor)}</b>
    </p>
  );
  if (draw?.state === 'void')
    return (
      <div className="theatre__end" role="status">
        <p className="h2">{t('draw.void')}</p>
        <p className="caption theatre__quiet">{t('draw.voidHint')}</p>
        {together}
      </div>
    );
  if (money === null)
    return (
      <div className="theatre__end" role="status">
        <p className="h2">{t('draw.settling')}</p>
      </div>
    );
  const isWon = money.netMinor > 0n;
  const amount = (minor: bigint) => displayMinor(minor, { locale: tag });
  return (
    <div className="theatre__end" data-won={isWon || undefined}>
      <p className="h2" role="status">
        {t(isWon ? 'draw.youWon' : 'draw.notThisTime')}
      </p>
      <p className="theatre__amount numeric ltr">
        {isWon ? <WinAmount amountMinor={money.netMinor} format={net} isFresh /> : net(money.netMinor)}
      </p>
      <p className="caption theatre__quiet numeric">{hintOf(money, t, amount)}</p>
      {tickets.every(({ status }) => status === 'lost') && <StageChance watched={watched} isMissed />}
      <TicketSum watched={watched} position={position} />
      {together}
    </div>
  );
}

function hintOf(
  { netMinor, stakeMinor, returnedMinor }: TicketMoney,
  t: Translate,
  amount: (minor: bigint) => string,
): string {
  if (netMinor > 0n) return t('draw.afterTicket', { amount: amount(stakeMinor) });
  if (returnedMinor === 0n) return t('draw.ticketPrice');
  return t('draw.returned', { amount: amount(returnedMinor), stake: amount(stakeMinor) });
}
