import { sql } from '../../../platform/db/index.ts';
import type { SetupStep } from '../../backoffice/ports.ts';

/** Number of visible vendors. In-house games and lotteries have separate set-up steps. */
const readVendors: SetupStep = async (executor) => {
  const { shown, all } = await executor.one(sql<{ shown: number; all: number }>`
    select count(*)::int as all, (count(*) filter (where v.is_shown))::int as shown
      from catalogue_vendors v
     where not exists (select 1 from catalogue_games g where g.vendor = v.code and g.launch_path is not null)`);
  return { isReady: shown > 0, detail: { shown, all } };
};

/** Number of vendors' games that players can find and launch. */
const readGames: SetupStep = async (executor) => {
  const { shown, all } = await executor.one(sql<{ shown: number; all: number }>`
    select count(*)::int as all, (count(*) filter (where g.is_enabled and v.is_shown))::int as shown
      from catalogue_games g join catalogue_vendors v on v.code = g.vendor where g.launch_path is null`);
  return { isReady: shown > 0, detail: { shown, all } };
};

export const SETUP_STEPS = { vendors: readVendors, games: readGames };
