import { cx, Flag, Icon, UiLink } from '@fairlot/ui';
import { useId, useState } from 'react';
import { formatDate, formatTime } from '../../../../shared/i18n/format.ts';
import { useLocaleText, useText } from '../../../../shared/i18n/use-text.ts';
import { usePart } from '../../../../shared/ui/use-part.ts';
import type { LotteryGame } from '../../games/api/menu.ts';
import { shortIssue } from '../../draws/model/issue.ts';
import { countsOf, hasOneLevel, headlineOf, lastLevel, levelCode, parseResult, type Result } from '../model/result.ts';
import { drawPath, historyPath } from '../../games/model/paths.ts';
import { readingsOf } from '../model/readings.ts';
import { DrawnNumbers } from './drawn-numbers.tsx';
import { KenoRow } from './keno-row.tsx';

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
            <Table result={result} caption={t('lottery.lastResult')} family={game.family} head={<Head game={game} />} />
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

/** Families whose numbers need a line of their own. */
const WIDE = new Set(['pk10', '11x5']);

function LastRow({ game, result, isFresh }: { game: LotteryGame; result: Result; isFresh: boolean }) {
  const t = useText();
  const last = lastLevel(result);
  if (game.family === 'keno') return <KenoRow game={game} result={result} />;
  const readings = readingsOf(game.family, headlineOf(result));
  return (
    <span className={cx('row grow', WIDE.has(game.family ?? '') && 'last--wide')}>
      <span className="caption muted numeric">
        {t('lottery.issue', { issue: shortIssue(game.previousNumero ?? '') })}
      </span>
      <span className="row ltr" data-family={game.family}>
        <DrawnNumbers
          family={game.family}
          result={result}
          size="tiny"
          label={t('lottery.special')}
          isFresh={isFresh}
          tight
        />
        {readings !== null && <b className="h3 numeric">{readings.sum}</b>}
      </span>
      {readings !== null && (
        <span className="row last__flags">
          {readings.flags.map((flag) => (
            <Flag key={flag} tone="neutral">
              {t(`lottery.${flag}`)}
            </Flag>
          ))}
        </span>
      )}
      {last.index > 0 && !hasOneLevel(result) && (
        <Flag tone="neutral">{`${levelCode(last.index, t, countsOf(result))} ${last.numbers[0] ?? ''}`}</Flag>
      )}
    </span>
  );
}

function Head({ game }: { game: LotteryGame }) {
  const { t, ...locale } = useLocaleText();
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
