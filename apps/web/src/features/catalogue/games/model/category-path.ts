const PATHS: Readonly<Record<string, string>> = {
  HOT: '/m/hot',
  RNG: '/m/rng',
  LIVE: '/m/live',
  PVP: '/m/pvp',
  FISH: '/m/fish',
  SPORTS: '/m/sports',
  ESPORTS: '/m/esports',
  ELOTT: '/m/lottery',
  LOTT: '/m/lott',
  COCKFIGHT: '/m/cockfight',
};

/** Address of a game category (specification, 2.1), or of HOT. */
export function categoryPath(gameCategory: string): string {
  return PATHS[gameCategory] ?? `/m/gameList?gameType=${encodeURIComponent(gameCategory)}`;
}
