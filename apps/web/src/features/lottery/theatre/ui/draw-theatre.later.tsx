import { FullScreen, Icon, IconButton } from '@fairlot/ui';
import { useEffect, useState } from 'react';
import { useNowValue } from '../../../../shared/clock/use-now.ts';
import { formatTime } from '../../../../shared/i18n/format.ts';
import { useLocaleText, useText } from '../../../../shared/i18n/use-text.ts';
import { useHushCredit } from '../../../../shared/sound/credit-sound.ts';
import { SoundButton } from '../../../../shared/sound/sound-button.tsx';
import { shortIssue } from '../../draws/model/issue.ts';
import { useDrawSounds } from '../model/draw-sounds.ts';
import type { Position } from '../model/show.ts';
import { usePosition } from '../model/use-position.ts';
import { useWatched, type Watched } from '../model/use-watched.ts';
import { StageBoard } from './stage-board.tsx';
import { type Before, StageEnd } from './stage-end.tsx';
import { StageDice } from './stage-dice.tsx';
import type { NextStage } from './stage-next.tsx';
import { StagePrize } from './stage-prize.tsx';
import { StageRace } from './stage-race.tsx';
import { StageTicket } from './stage-ticket.tsx';

interface DrawTheatreProps {
  gameCode: string;
  issue: string;
  /** Its name until the draw is loaded. */
  name: string;
  /** Server time before which the show does not begin, epoch ms; null for none. */
  beginsAtMs: number | null;
  ticketIds: readonly string[];
  /** False on unrelated pages, where a bar offers the stage. */
  opensItself: boolean;
  isSkipped: boolean;
  /** Draws of this stage before this one. */
  before: Before;
  next: NextStage | null;
  onSkip: () => void;
  /** The stage is over; `isFinished` when it must not come back. */
  onEnd: (isFinished: boolean) => void;
}

/** A draw that has no result after this time is not watched any longer. */
const PATIENCE_MS = 30_000;

/**
 * The stage of a draw with tickets of the member: what the server has drawn and paid, one number after the other. The
 * moment that it shows depends only on the time of the settlement, so a reload continues where the time is.
 */
export default function DrawTheatre(props: DrawTheatreProps) {
  const { gameCode, issue, ticketIds, opensItself, isSkipped, onSkip, onEnd } = props;
  const t = useText();
  const watched = useWatched(gameCode, issue, ticketIds, props.beginsAtMs);
  const { draw, show, startAtMs, drawAtMs } = watched;
  const shown = usePosition(show, startAtMs ?? Infinity);
  // A dialog that the member has opened stays on top.
  const [isOpen, setIsOpen] = useState(() => opensItself && document.querySelector('dialog[open]') === null);
  const isStarted = startAtMs !== null;
  const isOver = draw?.state === 'void' || (isStarted && (isSkipped || shown.isOver));
  const position: Position = isOver
    ? { current: null, digits: 0, landed: show.prizes.length, isOver }
    : { ...shown, isOver };
  const isLate = useNowValue((now) => !isStarted && drawAtMs !== null && now > drawAtMs + PATIENCE_MS);
  const isGone = isLate || (isOver && !isOpen);
  useEffect(() => {
    if (isGone) onEnd(!isLate);
  });
  useHushCredit();
  useDrawSounds(watched, position, isOpen && !isSkipped);
  const title = draw?.displayName ?? props.name;
  if (!isOpen)
    return (
      <button type="button" className="draw-bar" onClick={() => setIsOpen(true)}>
        <Icon name="ticket" size="small" />
        <span className="grow truncate">{t('draw.running', { game: title, issue: shortIssue(issue) })}</span>
        <b>{t('draw.watch')}</b>
      </button>
    );
  return (
    <FullScreen open onClose={() => (isOver ? onEnd(true) : setIsOpen(false))} name={title}>
      <section className="theatre" aria-label={t('draw.stage')} tabIndex={-1} data-autofocus>
        <Head
          title={title}
          issue={issue}
          drawAt={draw?.drawAt ?? null}
          onClose={() => (isOver ? onEnd(true) : setIsOpen(false))}
          onSkip={isOver || isSkipped ? null : onSkip}
        />
        <Middle watched={watched} position={position} before={props.before} />
        <StageBoard structure={draw?.structure ?? []} watched={watched} position={position} />
        <StageTicket watched={watched} position={position} next={props.next} onDone={() => onEnd(true)} />
      </section>
    </FullScreen>
  );
}

function Middle({ watched, position, before }: { watched: Watched; position: Position; before: Before }) {
  if (position.isOver) return <StageEnd watched={watched} position={position} before={before} />;
  if (position.current === null || watched.kind === 'numbers')
    return <StagePrize watched={watched} position={position} />;
  return watched.kind === 'dice' ? (
    <StageDice watched={watched} position={position} />
  ) : (
    <StageRace watched={watched} position={position} />
  );
}

interface HeadProps {
  title: string;
  issue: string;
  drawAt: number | null;
  onClose: () => void;
  onSkip: (() => void) | null;
}

function Head({ title, issue, drawAt, onClose, onSkip }: HeadProps) {
  const { t, ...locale } = useLocaleText();
  const time = drawAt === null ? '' : formatTime(drawAt, locale, true);
  return (
    <header className="theatre__head">
      <IconButton icon="down" label={t('draw.minimise')} onClick={onClose} />
      <div className="grow">
        <h2 className="h3 truncate">{title}</h2>
        <p className="caption theatre__quiet numeric">{t('draw.issue', { issue: shortIssue(issue), time })}</p>
      </div>
      {onSkip !== null && (
        <button type="button" className="theatre__skip" onClick={onSkip}>
          <Icon name="play" size="small" />
          {t('draw.skip')}
        </button>
      )}
      <SoundButton label={t('draw.sound')} className="theatre__sound" />
    </header>
  );
}
