import { isZero } from '@fairlot/money';
import { GameThumbnail } from '../../features/catalogue/games/ui/game-thumbnail.tsx';
import type { BetRow } from '../../features/records/api/bets.ts';
import { timeOrDay } from '../../features/records/model/record-words.ts';
import { useBonusWords } from '../../features/site/model/use-bonus-words.ts';
import { BetNet, BetOutcome } from '../../shared/bets/bet-result.tsx';
import { serverNow } from '../../shared/clock/clock.ts';
import { formatAmount } from '../../shared/i18n/format.ts';
import { useLocaleText } from '../../shared/i18n/use-text.ts';

/** Categories of drawn pictures. */
const GAME_TYPES: Record<BetRow['source'], string> = { lottery: 'ELOTT', vendor: 'RNG', original: '' };

/** The first line of every bet: its game, a line about it, and its result; open tickets show their draw time. */
export function BetHead({
  row,
  meta,
}: {
  row: Pick<BetRow, 'gameCode' | 'gameName' | 'status' | 'stake' | 'win'> &
    Partial<Pick<BetRow, 'bonusStake' | 'source' | 'picture' | 'drawAt'>>;
  meta: string;
}) {
  const { t, ...locale } = useLocaleText();
  const bonusWords = useBonusWords();
  const drawAt = row.status === 'open' ? (row.drawAt ?? null) : null;
  return (
    <>
      <GameThumbnail
        picture={row.picture ?? null}
        gameType={GAME_TYPES[row.source ?? 'lottery']}
        gameCode={row.gameCode}
      />
      <span className="grow">
        <span className="bet-line">
          <span className="label two-lines">{row.gameName}</span>
          <span className="end">
            <BetNet bet={row} />
          </span>
        </span>
        <span className="bet-line bet-line--wrap">
          <span className="caption faint numeric">{meta}</span>
          <span className="end">
            <BetOutcome
              bet={row}
              status={
                drawAt === null
                  ? t(`lottery.status.${row.status}`)
                  : t('lottery.panelDraw', { time: timeOrDay(drawAt, serverNow(), locale) })
              }
            />
          </span>
        </span>
        {row.bonusStake !== undefined && !isZero(row.bonusStake) && (
          <span className="caption faint numeric block">{bonusWords(formatAmount(row.bonusStake, locale.tag))}</span>
        )}
      </span>
    </>
  );
}
