import type { BodyOf, lotteryDesk as contract, ValueOf } from '@fairlot/contract';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import type { Feeds } from '../adapters/feed/feed.ts';
import { requireVersion, versionOf } from '../../../platform/operators/index.ts';
import { requireFound } from '../../../platform/refusal.ts';
import { dayOf } from '../../../platform/zone.ts';
import { nameTag } from '../games/menu-tags.ts';
import type { LotteryPlatform } from '../ports.ts';
import { presentFamilies } from './families.ts';
import {
  changeGame,
  checkChange,
  describeChange,
  type GameChanges,
  type GameSettings,
  type NewNames,
  readGame,
} from './game-settings.ts';
import { readRebateReturns } from './rebate-returns.ts';
import { createStations } from './stations.ts';
import { addAsWished, type AddingInput, checkInput, describeGame, previewGame } from './new-games.ts';

type TagWords = Readonly<Record<string, string>>;
type Choices = ValueOf<typeof contract.choices>;

/** Adding lotteries, and their settings. */
export function createGameDesk({ db, events, site }: Pick<LotteryPlatform, 'db' | 'events' | 'site'>, feeds: Feeds) {
  const feedNames = () => feeds().map(({ name }) => name);
  const merchant = async (executor?: Executor) => ({
    currency: await site.currency(executor),
    zone: await site.timeZone(executor),
  });
  return {
    families: async (language: string) => presentFamilies(await site.currency(), language),
    choices: async () => ({ ...(await merchant()), ...(await readChoices(db)), feeds: feedNames() }),
    /** Stations that feeds report. */
    stations: createStations(feeds, async () => dayOf(await site.timeZone(), Date.now())),
    renameTag,
    preview: async (wanted: BodyOf<typeof contract.previewGame>, language: string) =>
      previewGame(db, wanted, await merchant(), language),
    /** Returns the details for the approval, one line each. @throws Refusal request.invalid, odds.refused */
    check: async (wanted: AddingInput) => describeGame(await checkInput(db, wanted, await merchant(), feedNames())),
    /** Call `lotteriesChanged` after the commit. @throws Refusal as check */
    add: async (tx: Tx, wanted: AddingInput) =>
      describeGame(
        await addAsWished(tx, wanted, { ...(await merchant(tx)), currency: await site.holdCurrency(tx) }, feedNames()),
      ),
    /** @throws Refusal not.found */
    game: async (gameCode: string): Promise<GameSettings> => {
      const settings = await readGame(db, gameCode);
      const rebateReturns = await readRebateReturns(db, gameCode);
      return { ...settings, ...(rebateReturns && { rebateReturns }) };
    },
    /** @throws Refusal not.found, version.conflict, request.invalid */
    checkChange: async (gameCode: string, changes: GameChanges, version?: string) => {
      const checked = await checkChange(db, gameCode, changes, feedNames(), version);
      return { ...checked, details: describeChange(checked) };
    },
    /** Call `lotteriesChanged` after the commit. @throws Refusal as checkChange */
    change: (tx: Tx, gameCode: string, changes: GameChanges, version?: string, names?: NewNames) =>
      changeGame(tx, events, gameCode, changes, feedNames(), version, names),
  };
}

/** Menu groups in the order of their first lottery, and calendars. */
async function readChoices(executor: Executor): Promise<Pick<Choices, 'tags' | 'calendars'>> {
  const tags = await readTags(executor);
  const calendars = await executor.rows(sql<Choices['calendars'][number]>`
    select calendar, name from lottery_calendars order by name, calendar`);
  return { tags: tags.map((tag) => ({ ...tag, version: versionOf(tag.names) })), calendars };
}

function readTags(executor: Executor): Promise<Omit<Choices['tags'][number], 'version'>[]> {
  return executor.rows(sql`
    select tag, coalesce(t.names, '{}'::jsonb) as names, coalesce(g.games, 0) as games
      from lottery_menu_tags t full join (
        select menu_tag as tag, count(*)::int as games, min(sort_order) as place from lottery_games
         where source <> 'joined' group by menu_tag
      ) g using (tag)
     order by g.place nulls last, tag`);
}

async function renameTag(tx: Tx, tag: string, names: TagWords, version?: string): Promise<TagWords> {
  await tx.run(sql`lock table lottery_menu_tags in share row exclusive mode`);
  const former = requireFound((await readTags(tx)).find((one) => one.tag === tag));
  requireVersion(version, former.names);
  await nameTag(tx, tag, names);
  return former.names;
}
