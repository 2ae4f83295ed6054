import { displayMinor, parseMinor } from '@fairlot/money';
import { Ball, Button, ButtonLink, cx } from '@fairlot/ui';
import type { ReactNode } from 'react';
import { useLocaleText, useText } from '../../../../shared/i18n/use-text.ts';
import { useBalance } from '../../../wallet/model/use-balance.ts';
import { drawPath } from '../../games/model/paths.ts';
import { isSole, playName } from '../../games/model/play-groups.ts';
import { hasSides, sideText } from '../../slip/model/odds-keys.ts';
import { moneyOf } from '../model/money.ts';
import { gainedMinor } from '../model/score.ts';
import type { Position } from '../model/show.ts';
import type { Watched } from '../model/use-watched.ts';
import { NextDraw } from './next-draw.tsx';
import { type NextStage, StageNext } from './stage-next.tsx';

const SHOWN = 6;

interface StageTicketProps {
  watched: Watched;
  position: Position;
  /** The draw that follows on the stage. */
  next: NextStage | null;
  onDone: () => void;
}

/** The member's numbers and what they have won so far; at the end, links to the proof and back. */
export function StageTicket({ watched, position, next, onDone }: StageTicketProps) {
  const { t, tag } = useLocaleText();
  const { tickets, isSettled } = watched;
  const stakeMinor = tickets.reduce((sum, { total }) => sum + parseMinor(total), 0n);
  const price = (
    <span className="no-shrink">{t('draw.price', { amount: displayMinor(stakeMinor, { locale: tag }) })}</span>
  );
  return (
    <div className="theatre__foot">
      {position.isOver && next !== null && isSettled && <StageNext key={next.key} next={next} onDone={onDone} />}
      {position.isOver && (next === null || !isSettled) && <Ending watched={watched} price={price} onDone={onDone} />}
      {!position.isOver && (
        <>
          <TicketSum watched={watched} position={position} />
          <div className="row between caption theatre__quiet numeric">
            <span className="truncate">{playsOf(watched, t)}</span>
            {price}
          </div>
        </>
      )}
    </div>
  );
}

/** The member's numbers with their hits, and the sum that the drawn prizes have won. */
export function TicketSum({ watched, position }: Pick<StageTicketProps, 'watched' | 'position'>) {
  const { t, tag } = useLocaleText();
  const { tickets, score } = watched;
  const matched = score.hits.filter(({ prize }) => prize < position.landed).length;
  // Bets on a sum or a side match no single number; the server has counted their hits.
  const settled = tickets.flatMap(({ lines }) => lines).reduce((sum, line) => sum + (line.hits ?? 0), 0);
  const hits = matched === 0 && position.isOver ? settled : matched;
  const gainMinor = gainedMinor(score, position.landed);
  return (
    <section className="theatre__ticket row between gap-3" aria-label={t('draw.ticket')}>
      <OwnNumbers watched={watched} position={position} />
      <div className="end no-shrink">
        <p className="caption theatre__quiet numeric">{t('draw.hits', { count: hits })}</p>
        <p className="theatre__sum numeric ltr" data-won={gainMinor > 0n || undefined}>
          {displayMinor(gainMinor, { locale: tag })}
        </p>
      </div>
    </section>
  );
}

interface EndingProps extends Pick<StageTicketProps, 'watched' | 'onDone'> {
  price: ReactNode;
}

/** The proof of the draw and the way out. */
function Ending({ watched: { draw, tickets }, price, onDone }: EndingProps) {
  const t = useText();
  const { balance } = useBalance();
  const money = moneyOf(tickets);
  const isWon = money !== null && money.netMinor > 0n;
  if (draw === undefined) return null;
  const { gameCode, numero: issue } = draw;
  return (
    <>
      <div className="theatre__actions">
        <ButtonLink
          variant="veil"
          icon="shield"
          className="grow"
          href={drawPath(gameCode, issue, tickets[0]?.ticketId)}
          onClick={onDone}
        >
          {t('draw.check')}
        </ButtonLink>
        <Button variant={isWon ? 'pop' : 'veil'} className="grow" onClick={onDone}>
          {t('draw.done')}
        </Button>
      </div>
      <div className="row between wrap caption theatre__quiet numeric">
        <span>{t('draw.balance', { amount: balance ?? '\u2013' })}</span>
        <NextDraw gameCode={gameCode} issue={issue} instead={price} />
      </div>
    </>
  );
}

function playsOf({ tickets }: Watched, t: ReturnType<typeof useText>): string {
  const plays = new Set(tickets.flatMap(({ lines }) => lines.map(({ play }) => play)));
  return [...plays].map((play) => playName(play, t)).join(', ');
}

function OwnNumbers({ watched: { tickets, score }, position }: Omit<StageTicketProps, 'next' | 'onDone'>) {
  const counts = new Map<string, number>();
  for (const { prize, pick } of score.hits) if (prize < position.landed) counts.set(pick, (counts.get(pick) ?? 0) + 1);
  const t = useText();
  const lines = tickets.flatMap((ticket) => ticket.lines);
  const isNumber = (play: string) => !isSole(play) && !hasSides(play);
  const picks = new Set(lines.flatMap((line) => (isNumber(line.play) ? line.picks : [])));
  const sides = new Set(lines.flatMap(({ play, picks: [pick = ''] }) => sideText(play, pick, t) ?? []));
  const numbers = [...picks].toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || a.localeCompare(b));
  return (
    <div className="theatre__own-numbers">
      {numbers.slice(0, SHOWN).map((number) => {
        const count = counts.get(number) ?? 0;
        return (
          <span key={number} className={cx(position.isOver && count === 0 && 'theatre__missed')}>
            <Ball number={number} tone={count > 0 ? 'green' : 'white'} />
            {count > 0 && <b className="theatre__count">{`${count}\u00d7`}</b>}
          </span>
        );
      })}
      {[...sides].slice(0, SHOWN).map((side) => (
        <span key={side} className="theatre__side">
          {side}
        </span>
      ))}
      {numbers.length > SHOWN && <span className="caption theatre__quiet numeric">{`+${numbers.length - SHOWN}`}</span>}
    </div>
  );
}
