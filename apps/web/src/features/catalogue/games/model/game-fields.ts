import type { Game } from '../../home/api/hot-games.ts';

/**
 * A game as any vendor may deliver it: fields may be missing, flags may be numbers, the vendor may stand under its
 * other name.
 */
export type LooseGame = Partial<Omit<Game, 'showIcon' | 'isGameH5'>> & {
  vendorCode?: string;
  showIcon?: boolean | number;
  isGameH5?: boolean | number;
};

/** The name that is shown: `remark`, else `displayName` (specification, section 3). */
export function titleOf({ remark, displayName }: LooseGame): string {
  return remark || displayName || '';
}

export function vendorOf({ vassalage, vendorCode }: LooseGame): string {
  return vassalage || vendorCode || '';
}

/** Address of the game's picture by Z-104; undefined where the generated one is to be shown. */
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

/** Hot wins over New (Z-25). */
export function tagOf({ isTop, isNew }: Pick<LooseGame, 'isTop' | 'isNew'>): 'hot' | 'new' | undefined {
  if (isTop) return 'hot';
  return isNew ? 'new' : undefined;
}

/** Tiles of lotteries have no heart (Z-26). */
export function hasHeart({ gameType }: LooseGame): boolean {
  return gameType !== 'LOTT' && gameType !== 'ELOTT';
}
