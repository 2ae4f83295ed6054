import { Button, Empty, Flag, type FlagTone } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '../../../shared/i18n/format.ts';
import { useLocaleText, useText } from '../../../shared/i18n/use-text.ts';
import { useHasToken } from '../../../shared/session/use-session.ts';
import { FailedPart, LoadingRows } from '../../../shared/ui/list-states.tsx';
import { type OriginalCode, roundsQuery, type StoredRound } from '../api/originals.ts';
import { checkRound, type RoundCheck } from '../model/check-round.ts';
import { saveFile } from '../model/save-file.ts';
import { useBonusWords } from '../../site/model/use-bonus-words.ts';
import { amountText, bonusText, netText } from '../model/words.ts';

const TONES: Record<RoundCheck, FlagTone> = { hidden: 'neutral', passed: 'pos', failed: 'hot' };

/** The latest rounds of this game, each of which can be recomputed here or elsewhere. */
export function VerifyPanel({ game }: { game: OriginalCode }) {
  const t = useText();
  const { data, error, isError, refetch } = useQuery({ ...roundsQuery(game, useHasToken()), staleTime: 0 });
  if (data === undefined)
    return isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows />;
  const done = data.list.filter(({ state }) => state === 'settled');
  if (done.length === 0) return <Empty title={t('fair.noRounds')} hint={t('fair.noRoundsHint')} />;
  return (
    <>
      {game !== 'crash' && <p className="caption muted">{t('fair.verifyHint')}</p>}
      <ul className="stack">
        {done.map((round) => (
          <li key={round.roundId} className="card fair-round">
            <PastRound round={round} />
          </li>
        ))}
      </ul>
    </>
  );
}

function PastRound({ round }: { round: StoredRound }) {
  const { t, ...locale } = useLocaleText();
  const bonusWords = useBonusWords();
  const [check, setCheck] = useState<RoundCheck | null>(null);
  const isHidden = round.serverSeed === null;
  const state = isHidden ? 'hidden' : check;
  return (
    <>
      <div className="row between">
        <span className="label">
          {t(round.game === 'crash' ? 'fair.flight' : 'fair.round', { nonce: round.nonce })}
        </span>
        <span aria-live="polite">{state !== null && <Flag tone={TONES[state]}>{t(`fair.${state}`)}</Flag>}</span>
      </div>
      <div className="row between caption muted">
        <span className="numeric">{formatDateTime(round.placedAt, locale)}</span>
        <span className="numeric ltr">
          {t('originals.betReturned', {
            stake: amountText(round.stake, locale.tag),
            returned: amountText(round.payout ?? '0.00', locale.tag),
          })}
          {bonusText(round, bonusWords, locale.tag)} · {netText(round, locale.tag)}
        </span>
      </div>
      <div className="two-columns mt-2">
        <Button variant="neutral" size="small" icon="download" onClick={() => saveFile('round.json', round)}>
          {t('fair.download')}
        </Button>
        <Button variant="soft" size="small" disabled={isHidden} onClick={() => void checkRound(round).then(setCheck)}>
          {t('fair.check')}
        </Button>
      </div>
    </>
  );
}
