import { Flag, Icon } from '@fairlot/ui';
import { useState } from 'react';
import { formatDate, formatTime } from '../../../../shared/i18n/format.ts';
import { useLocale } from '../../../../shared/i18n/locale-context.ts';
import { useText, type Translate } from '../../../../shared/i18n/use-text.ts';
import type { PastDraw } from '../api/history.ts';
import { shortIssue } from '../../draws/model/issue.ts';
import { readingsOf } from '../model/readings.ts';
import { countsOf, hasOneLevel, headlineOf, lastLevel, levelCode, resultOf, type Result } from '../model/result.ts';
import { WonPrizes } from '../../jackpot/ui/won-prizes.tsx';
import { DrawProof } from '../../proof/ui/draw-proof.tsx';
import { ResultTable } from './result-card.tsx';
import { DrawnNumbers } from './drawn-numbers.tsx';

/** One past draw; expanded it shows all prizes and the draw's proof. */
export function PastDrawRow({
  draw,
  gameCode,
  family,
  isOpenFirst = false,
}: {
  draw: PastDraw;
  gameCode: string;
  family: string | undefined;
  isOpenFirst?: boolean;
}) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(isOpenFirst);
  const result = resultOf(draw.result);
  const title = t('lottery.issue', { issue: shortIssue(draw.numero) });
  return (
    <details className="fold" open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="list-row list-row--tall top">
        <DrawTime at={draw.drawAt} />
        <span className="grow">
          {result === null ? (
            <Flag tone="neutral">{t(draw.state === 'void' ? 'lottery.void' : 'lottery.waiting')}</Flag>
          ) : (
            <DrawnNumbers family={family} result={result} size="small" label={t('lottery.special')} />
          )}
          <span className="caption faint numeric block mt-2">
            {[title, ...(result === null ? [] : factsOf(result, family, t))].join(' · ')}
          </span>
        </span>
        <Icon name={isOpen ? 'up' : 'down'} size="small" className="faint" />
      </summary>
      {isOpen && result !== null && !hasOneLevel(result) && <ResultTable result={result} caption={title} />}
      {isOpen && draw.prizes !== undefined && <WonPrizes prizes={draw.prizes} />}
      {isOpen && <DrawProof gameCode={gameCode} issue={draw.numero} />}
    </details>
  );
}

/** The numbers of the last level, such as "G7 18 40 07 91", or the facts about the numbers of the only level. */
function factsOf(result: Result, family: string | undefined, t: Translate): string[] {
  const readings = readingsOf(family, headlineOf(result));
  if (readings !== null)
    return [
      t(`lottery.${readings.sumText}`, { n: readings.sum }),
      ...readings.flags.map((flag) => t(`lottery.${flag}`)),
    ];
  if (hasOneLevel(result)) return [];
  const { index, numbers } = lastLevel(result);
  return [`${levelCode(index, t, countsOf(result))} ${numbers.join(' ')}`];
}

function DrawTime({ at }: { at: number }) {
  const locale = useLocale();
  return (
    <span className="when no-shrink">
      <span className="label numeric block">{formatTime(at, locale)}</span>
      <span className="caption faint numeric block">{formatDate(at, locale)}</span>
    </span>
  );
}
