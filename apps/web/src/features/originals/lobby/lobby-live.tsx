import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../shared/i18n/use-text.ts';
import { liveQuery } from './live-query.ts';

const SHOWN = 8;

/** Number of current players of in-house games, and results of the last flights; nothing until it is known. */
export function LobbyLive() {
  const t = useText();
  const { data } = useQuery(liveQuery());
  if (data === undefined) return null;
  const players = data.games.reduce((sum, game) => sum + game.players, 0);
  return (
    <div className="padded mt-3 stack">
      <p className="caption muted">
        <b className="numeric">{players}</b> {t('games.playing')}
      </p>
      {data.last.length > 0 && (
        <nav aria-label={t('games.flights')} className="scroller tight">
          {data.last.slice(0, SHOWN).map(({ round, multiplier }) => (
            <a key={round} href="/m/inhouse/crash" className="chip numeric ltr">
              {multiplier}×
            </a>
          ))}
        </nav>
      )}
    </div>
  );
}
