import type { records, ValueOf } from '@fairlot/contract';
import { GameImage } from '@fairlot/ui';
import { coverOf, gameArt } from '../model/game-art.ts';

interface GameThumbnailProps {
  /** Of the game's tile; null for the merchant's lotteries and removed games. */
  picture: ValueOf<typeof records.bets>['list'][number]['picture'];
  /** Category whose drawn picture is used without one; empty for in-house games. */
  gameType: string;
  gameCode: string;
}

/** The small picture of a game in a list, as on its tile. */
export function GameThumbnail({ picture, gameType, gameCode }: GameThumbnailProps) {
  const art = picture === null ? gameArt(gameType, gameCode) : coverOf(picture);
  return (
    <span className="thumbnail">
      <GameImage art={{ ...art, w: 44, h: 44 }} src={picture?.icon ?? undefined} />
    </span>
  );
}
