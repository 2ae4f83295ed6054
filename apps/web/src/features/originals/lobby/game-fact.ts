import { formatPercent } from '../../../shared/i18n/format.ts';
import type { Translate } from '../../../shared/i18n/use-text.ts';
import type { OriginalGame } from '../api/originals.ts';
import { timesText } from '../model/words.ts';
import type { LobbyLive } from './live-query.ts';

interface Facts {
  settings: readonly Pick<OriginalGame, 'game' | 'returns'>[] | undefined;
  live: LobbyLive | undefined;
  tag: string;
  t: Translate;
}

/**
 * The one fact on a game's tile: how many members play it, else the last flight of Crash, else the return to player of
 * its best setting. Empty until it is known.
 */
export function factOf(game: string, { settings, live, tag, t }: Facts): string {
  const players = live?.games.find((each) => each.game === game)?.players ?? 0;
  if (players > 0) return `${players} ${t('games.playing')}`;
  const flight = game === 'crash' ? live?.last[0] : undefined;
  if (flight !== undefined) return t('games.last', { result: timesText(flight.multiplier, tag) });
  const returns = settings?.find((each) => each.game === game)?.returns.map(({ percent }) => Number(percent)) ?? [];
  if (returns.length === 0) return '';
  const most = Math.max(...returns);
  const percent = formatPercent(most.toFixed(2), tag);
  return Math.min(...returns) < most ? t('games.upTo', { percent }) : percent;
}
