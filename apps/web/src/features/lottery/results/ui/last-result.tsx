import { Flag, Icon, UiLink } from '@fairlot/ui';
import { useId, useState } from 'react';
import { formatDate, formatTime } from '../../../../shared/i18n/format.ts';
import { useLocale } from '../../../../shared/i18n/locale-context.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { usePart } from '../../../../shared/ui/use-part.ts';
import type { LotteryGame } from '../../games/api/menu.ts';
import { shortIssue } from '../../draws/model/issue.ts';
import { headlineOf, lastLevel, levelCode, parseResult, type Result } from '../model/result.ts';
import { drawPath, historyPath } from '../../games/model/paths.ts';
import { Dice } from './dice.tsx';
import { KenoRow } from './keno-row.tsx';
import { SpecialBalls } from './special-balls.tsx';

const loadTable = async () => ({ default: (await import('./result-card.tsx')).ResultTable });
const loadHeads = async () => ({ default: (await import('./result-card.tsx')).HeadsCard });

interface LastResultProps {
  game: LotteryGame;
  isOpen: boolean;
  onToggle: () => void;
}

/**
 * The last result: one row that expands to the prize table. The balls of a result that arrives while the page is open
 * are animated.
 */
export function LastResult({ game, isOpen, onToggle }: LastResultProps) {
  const t = useText();
  const panelId = useId();
  const [firstSeen] = useState(game.previousNumero);
  const Table = usePart(isOpen, loadTable);
  const Heads = usePart(isOpen, loadHeads);
  const result = parseResult(game.previousWinningNumber);
  if (result === null || game.previousNumero === null)
    return <p className="card mx mt-3 caption faint">{t('lottery.noResult')}</p>;
  const isFresh = game.previousNumero !== firstSeen;
  return (
    <>
      <section className="card card--flush mx mt-3" aria-label={t('lottery.lastResult')}>
        <button type="button" className="last" aria-expanded={isOpen} aria-controls={panelId} onClick={onToggle}>
          <LastRow key={game.previousNumero} game={game} result={result} isFresh={isFresh} />
          <span className="icon-button faint no-shrink">
            <Icon name={isOpen ? 'up' : 'down'} size="small" />
          </span>
        </button>
        <span className="visually-hidden" role="status">
          {isFresh
            ? t('lottery.drawn', { issue: shortIssue(game.previousNumero), number: headlineOf(result).join(' ') })
            : ''}
        </span>
        <div id={panelId} hidden={!isOpen}>
          {Table !== null && isOpen && (
            <Table result={result} caption={t('lottery.lastResult')} head={<Head game={game} />} />
          )}
          {isOpen && (
            <p className="padded">
              <UiLink className="link tap-line" href={drawPath(game.gameCode, game.previousNumero)}>
                {t('lottery.check')}
              </UiLink>
            </p>
          )}
        </div>
      </section>
      {Heads !== null && isOpen && <Heads result={result} />}
    </>
  );
}

function LastRow({ game, result, isFresh }: { game: LotteryGame; result: Result; isFresh: boolean }) {
  const t = useText();
  const last = lastLevel(result);
  if (game.family === 'k3') return <DiceRow game={game} result={result} isFresh={isFresh} />;
  if (game.family === 'keno') return <KenoRow game={game} result={result} />;
  return (
    <span className="row grow">
      <span className="caption muted numeric">
        {t('lottery.lastIssue', { issue: shortIssue(game.previousNumero ?? '') })}
      </span>
      <SpecialBalls result={result} size="tiny" label={t('lottery.special')} isFresh={isFresh} tight />
      {last.index > 0 && <Flag tone="neutral">{`${levelCode(last.index, t)} ${last.numbers[0] ?? ''}`}</Flag>}
    </span>
  );
}

/** The dice of a draw with their sum, and whether it is big and odd. */
function DiceRow({ game, result, isFresh }: { game: LotteryGame; result: Result; isFresh: boolean }) {
  const t = useText();
  const faces = headlineOf(result);
  const sum = faces.reduce((total, face) => total + Number(face), 0);
  return (
    <span className="row grow">
      <span className="caption muted numeric">
        {t('lottery.lastIssue', { issue: shortIssue(game.previousNumero ?? '') })}
      </span>
      <Dice faces={faces} size="small" label={faces.join(' ')} isFresh={isFresh} />
      <b className="h3 numeric grow">{sum}</b>
      <Flag tone="neutral">{t(`lottery.play.${sum > 10 ? 'big' : 'small'}`)}</Flag>
      <Flag tone="neutral">{t(`lottery.play.${sum % 2 === 1 ? 'odd' : 'even'}`)}</Flag>
    </span>
  );
}

function Head({ game }: { game: LotteryGame }) {
  const t = useText();
  const locale = useLocale();
  const at = game.previousWinningTime;
  return (
    <div className="prize-table-head">
      <div className="caption faint numeric">
        {at === null ? null : `${formatDate(at, locale)} ${formatTime(at, locale)}`}
      </div>
      <UiLink className="more" href={historyPath(game.gameCode)}>
        {t('lottery.history')}
        <Icon name="chevron" size="small" />
      </UiLink>
    </div>
  );
}
