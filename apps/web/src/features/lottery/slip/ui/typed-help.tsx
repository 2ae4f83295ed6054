import { useText } from '../../../../shared/i18n/use-text.ts';
import type { Play } from '../../games/api/plays.ts';
import { playName } from '../../games/model/play-groups.ts';
import { offeredWords } from '../model/fault-text.ts';

/** The words of bets and the plays they stand for. */
export function TypedHelp({ plays }: { plays: readonly Play[] }) {
  const t = useText();
  return (
    <section className="mb-3">
      <h3 className="label muted mb-2">{t('lottery.typed.words')}</h3>
      <dl className="typed-words">
        {offeredWords(plays).map(({ word, play, isReordered }) => {
          const name = playName(play.code, t, play.name);
          return (
            <div key={word}>
              <dt className="numeric ltr">{word}</dt>
              <dd>{isReordered ? t('lottery.typed.anyOrder', { play: name }) : name}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
