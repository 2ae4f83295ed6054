import { type Static, Type } from 'typebox';
import { StrictObject } from '../shapes.ts';

export const Icon = Type.String({
  maxLength: 500,
  pattern: '^(|/(?!/)[A-Za-z0-9._/-]+|https://(?![^/]*@)[^\\s"\'<>]+)$',
});
const Id = Type.String({ maxLength: 64, pattern: '^[A-Za-z0-9_.:-]*$' });

/** Fields of a game that its vendor defines; empty if it has none. */
export const GameDetails = StrictObject({
  roomId: Id,
  gameGroupId: Id,
  supportPlay: Type.String({ maxLength: 64, description: 'sent back unchanged when the game is launched' }),
  isGameH5: Type.Boolean({ description: 'false: the game opens in its own window' }),
  mobileIconUrl: Icon,
  mobileLargeIcon: Icon,
  mobileSmallIcon: Icon,
});
export type GameDetails = Static<typeof GameDetails>;

export const NO_DETAILS: GameDetails = {
  roomId: '',
  gameGroupId: '',
  supportPlay: '',
  isGameH5: true,
  mobileIconUrl: '',
  mobileLargeIcon: '',
  mobileSmallIcon: '',
};
