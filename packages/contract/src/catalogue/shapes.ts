import { Type } from 'typebox';
import { PRODUCTS } from '../product-names.ts';

export const Text = Type.String({ maxLength: 64 });

/** A game with the field names of the specification (section 3). Unusual names are kept on the wire. */
export const Game = Type.Object({
  gameId: Type.String(),
  nodeId: Type.String(),
  nodeName: Type.String(),
  code: Type.String(),
  gameCode: Type.String(),
  remark: Type.String(),
  displayName: Type.String(),
  gameType: Type.String(),
  vassalage: Type.String(),
  vendorCode: Type.String({ description: 'the same code under its second name' }),
  vendorName: Type.String(),
  gameClassify: Type.String(),
  isTop: Type.Boolean(),
  isNew: Type.Boolean(),
  showIcon: Type.Boolean(),
  iconUrl: Type.Union([Type.String(), Type.Null()]),
  motif: Type.Optional(Type.String({ description: 'motif of the generated picture, by the kind of the game' })),
  isGameH5: Type.Boolean(),
  supportPlay: Type.String(),
  // Absent where the game has none.
  maintenance: Type.Optional(Type.Boolean({ description: 'the vendor is under maintenance: launching is refused' })),
  gameClassifyNew: Type.Optional(Type.String()),
  gameGroupId: Type.Optional(Type.String()),
  roomId: Type.Optional(Type.String()),
  lottoMode: Type.Optional(Type.String({ description: 'of lotteries: contains Entertainment or not' })),
  mobileIconUrl: Type.Optional(Type.String()),
  mobileLargeIcon: Type.Optional(Type.String()),
  mobileSmallIcon: Type.Optional(Type.String()),
});

export const Launch = Type.Object({
  url: Type.String(),
  openMode: Type.Union([Type.Literal('self'), Type.Literal('blank'), Type.Literal('frame')]),
  product: Type.Optional(Type.Enum([...PRODUCTS], { description: 'kind of play, of games of vendors' })),
});
