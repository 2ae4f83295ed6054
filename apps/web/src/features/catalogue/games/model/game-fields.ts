import type { Game } from '../../home/api/hot-games.ts';

/**
 * A game as any vendor may deliver it: fields may be missing, flags may be numbers, and the vendor may be in either of
 * two fields.
 */
export type LooseGame = Partial<Omit<Game, 'showIcon' | 'isGameH5'>> & {
  vendorCode?: string;
  showIcon?: boolean | number;
  isGameH5?: boolean | number;
};

/** The displayed name: `remark`, else `displayName` (specification, section 3). */
export function titleOf({ remark, displayName }: LooseGame): string {
  return remark || displayName || '';
}

export function vendorOf({ vassalage, vendorCode }: LooseGame): string {
  return vassalage || vendorCode || '';
}

/** Address of the game's picture by Z-104; undefined if the generated one is to be shown. */
export function iconOf({
  showIcon = true,
  mobileIconUrl,
  mobileLargeIcon,
  mobileSmallIcon,
  iconUrl,
}: LooseGame): string | undefined {
  if (!showIcon) return undefined;
  return mobileIconUrl || mobileLargeIcon || mobileSmallIcon || iconUrl || undefined;
}

/** The game's tag; Hot takes precedence over New (Z-25). */
export function tagOf({ isTop, isNew }: Pick<LooseGame, 'isTop' | 'isNew'>): 'hot' | 'new' | undefined {
  if (isTop) return 'hot';
  return isNew ? 'new' : undefined;
}

/** Whether the tile has a heart; tiles of lotteries have none (Z-26). */
export function hasHeart({ gameType }: LooseGame): boolean {
  return gameType !== 'LOTT' && gameType !== 'ELOTT';
}
