import { sql } from '../../platform/db/index.ts';
import type { SetupStep } from '../backoffice/ports.ts';

/** Number of lotteries on sale. */
const readLotteries: SetupStep = async (executor) => {
  const { on, all } = await executor.one(sql<{ on: number; all: number }>`
    select count(*)::int as all, (count(*) filter (where enabled))::int as "on" from lottery_games
     where source <> 'joined'`);
  return { isReady: on > 0, detail: { on, all } };
};

export const SETUP_STEPS = { lotteries: readLotteries };
