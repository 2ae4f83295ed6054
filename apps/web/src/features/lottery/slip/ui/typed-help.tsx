import { useText } from '../../../../shared/i18n/use-text.ts';
import { namesOf } from '../model/read-slip-bets.ts';
import type { Station } from '../../games/model/pairs.ts';
import type { Play } from '../../games/api/plays.ts';
import { playName } from '../../games/model/play-groups.ts';
import { offeredWords } from '../model/fault-text.ts';

/** The words of bets and the plays they stand for. */
export function TypedHelp({ plays, stations }: { plays: readonly Play[]; stations: readonly Station[] }) {
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
      {stations.length > 1 && (
        <>
          <h3 className="label muted mt-3 mb-2">{t('lottery.stations')}</h3>
          <dl className="typed-words">
            {namesOf(stations).map(({ code, words }) => (
              <div key={code}>
                <dt className="numeric ltr">{words[0]?.join('') ?? ''}</dt>
                <dd>{stations.find(({ gameCode }) => gameCode === code)?.name}</dd>
              </div>
            ))}
            <div>
              <dt className="numeric ltr">2d</dt>
              <dd>
                {stations
                  .slice(0, 2)
                  .map(({ name }) => name)
                  .join(', ')}
              </dd>
            </div>
          </dl>
        </>
      )}
    </section>
  );
}
