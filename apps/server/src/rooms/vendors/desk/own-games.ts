import { type BodyOf, type ValueOf, vendorsDesk as contract } from '@fairlot/contract';
import type { Executor, Tx } from '../../../platform/db/index.ts';
import { route } from '../../../platform/http/index.ts';
import { approval, requestApproval, versionOf, writeTrail, factLine } from '../../../platform/operators/index.ts';
import { invalidField, Refusal } from '../../../platform/refusal.ts';
import { type Catalogue, categoryOf, type GameEntry } from '../../catalogue/index.ts';
import type { VendorsPlatform } from '../ports.ts';
import { requireVendor } from './games.ts';

type Asked = BodyOf<typeof contract.putGames>['games'][number];
type OwnGame = ValueOf<typeof contract.ownGames>[number];
type GameState = Omit<OwnGame, 'version' | 'gameId'>;

/** The requested games, each with the version that it changes; null for a new game. */
interface Input {
  vendor: string;
  games: (Omit<Asked, 'version'> & { former: string | null })[];
}

/** A game before and after a change. */
interface Changed {
  gameId: string;
  before: GameState | null;
  after: GameState;
}

const SHOWN = 20;
const USUAL_RANK = 100;
/** Maximum length of a game's id, which contains the codes of vendor and game. */
export const MOST_ID_LENGTH = 64;

/**
 * Games of a vendor one by one or in bulk. A change that makes more games playable for members waits for a second
 * operator.
 */
export function createOwnGames(platform: VendorsPlatform, catalogue: Catalogue) {
  const { db, log } = platform;

  const adding = approval<Input>({
    kind: 'vendors.ownGames',
    permission: 'vendors.games',
    object: ({ vendor }) => `vendor:${vendor}`,
    title: ({ vendor, games }) => `${vendor}: ${games.length} (vendor:${vendor})`,
    details: ({ games }) => detailsOf(games),
    execute: async (tx, { vendor, games }) => {
      const changed = await apply(tx, vendor, games);
      return { action: 'vendor.games.put', ...trailOf(changed) };
    },
    executed: () => refresh(catalogue, log),
  });

  /** Writes the requested games. @throws Refusal version.conflict when one was changed meanwhile */
  async function apply(tx: Tx, vendor: string, games: Input['games']): Promise<Changed[]> {
    await catalogue.lockGames(tx);
    const known = await statesOf(catalogue, vendor, tx);
    const changed = games.map(({ former, ...asked }) => {
      const before = known.get(asked.gameId)?.state ?? null;
      if (former !== (before && versionOf(before))) throw new Refusal('version.conflict');
      return changeOf(asked, before);
    });
    const different = changed.filter(isDifferent);
    await catalogue.putGames(
      tx,
      vendor,
      different.map((change) => toStored(change, known.get(change.gameId)?.gameType)),
    );
    return different;
  }

  return {
    approval: adding,
    routes: [
      route(contract.ownGames, async ({ params: { code } }) => {
        await requireVendor(catalogue, code);
        const games = [...(await statesOf(catalogue, code)).entries()];
        return games.map(([gameId, { state }]) => ({ gameId, ...state, version: versionOf(state) }));
      }),
      route(contract.putGames, async ({ operator, ip, params: { code }, body }) => {
        const { games, reason, requestKey } = body;
        const acting = { operator, ip };
        await requireVendor(catalogue, code);
        requireDistinct(code, games);
        const known = await statesOf(catalogue, code);
        const input = { vendor: code, games: games.map((game) => toAsked(game, known)) };
        const changes = input.games.map(({ former: _former, ...asked }) =>
          changeOf(asked, known.get(asked.gameId)?.state ?? null),
        );
        if (changes.some(reachesMembers))
          return requestApproval(platform, acting, { reason, requestKey }, adding, input);
        const changed = await db.transaction(async (tx) => {
          const done = await apply(tx, code, input.games);
          const trail = { action: 'vendor.games.put', object: `vendor:${code}`, reason, ...trailOf(done) };
          if (done.length > 0) await writeTrail(platform, acting, tx, trail);
          return done.length;
        });
        await catalogue.refresh();
        return { changed };
      }),
    ],
  };
}

/** The vendor's game type is kept as long as the kind is the same. */
function toStored({ gameId, after, before }: Changed, gameType: string | undefined) {
  const { kind, picture: icon, rank, enabled: isEnabled } = after;
  const { EN: name = gameId, ...names } = after.names;
  return { gameId, name, names, gameType: before?.kind === kind ? (gameType ?? kind) : kind, icon, rank, isEnabled };
}

function refresh(catalogue: Catalogue, log: VendorsPlatform['log']): void {
  catalogue.refresh().catch((error: unknown) => log.error({ err: error }, 'the catalogue could not be read again'));
}

function detailsOf(games: Input['games']): string[] {
  const lines = games.slice(0, SHOWN).map(lineOf);
  return games.length > SHOWN ? [...lines, `… ${games.length - SHOWN}`] : lines;
}

async function statesOf(
  catalogue: Catalogue,
  vendor: string,
  executor?: Executor,
): Promise<ReadonlyMap<string, { state: GameState; gameType: string }>> {
  const games = await catalogue.gamesOf(vendor, executor);
  return new Map(games.map((game) => [game.gameId, { state: stateOf(vendor, game), gameType: game.gameType }]));
}

function stateOf(vendor: string, { name, names, gameType, icon, rank, isEnabled }: GameEntry): GameState {
  const kind = categoryOf(vendor, gameType);
  return { names: { ...names, EN: name }, kind, picture: icon, rank, enabled: isEnabled };
}

/** @throws Refusal request.invalid when a new game has no name in English or no kind */
function changeOf({ gameId, names, ...asked }: Asked, before: GameState | null): Changed {
  const after = {
    names: { ...before?.names, ...trimmed(names) },
    kind: asked.kind ?? before?.kind,
    picture: asked.picture ?? before?.picture ?? '',
    rank: asked.rank ?? before?.rank ?? USUAL_RANK,
    enabled: asked.enabled ?? before?.enabled ?? true,
  };
  const { kind } = after;
  if (kind === undefined) throw invalidField(`games.${gameId}.kind`, 'required');
  if (after.names['EN'] === undefined) throw invalidField(`games.${gameId}.names.EN`, 'required');
  return { gameId, before, after: { ...after, kind } };
}

function trimmed(names: Asked['names'] = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(names).map(([language, name]) => [language, name.trim()]));
}

/** Whether the change makes a game playable, or playable under other rules, which follow from its kind. */
function reachesMembers({ before, after }: Changed): boolean {
  if (before === null) return true;
  return (after.enabled && !before.enabled) || after.kind !== before.kind;
}

const isDifferent = ({ before, after }: Changed) => before === null || versionOf(before) !== versionOf(after);

/** @throws Refusal request.invalid */
function requireDistinct(vendor: string, games: readonly Asked[]): void {
  const ids = new Set<string>();
  for (const { gameId } of games) {
    if (ids.has(gameId)) throw invalidField(`games.${gameId}`, 'twice');
    if (vendor.length + 1 + gameId.length > MOST_ID_LENGTH)
      throw invalidField(`games.${gameId}`, 'too long with the code of its vendor');
    ids.add(gameId);
  }
}

function lineOf({ gameId, names, kind, enabled, former }: Input['games'][number]): string {
  const game = { game: gameId, name: names?.['EN'], kind, ...(enabled === false && { isEnabled: enabled }) };
  return factLine(former === null ? 'added' : 'changes', game);
}

/** Games before and after, by their ids. */
function trailOf(changed: readonly Changed[]) {
  const byId = (pick: (change: Changed) => GameState | null) =>
    Object.fromEntries(changed.slice(0, SHOWN).map((change) => [change.gameId, pick(change)]));
  return {
    before: byId(({ before }) => before),
    after: { count: changed.length, ...byId(({ after }) => after) },
  };
}

/** @throws Refusal version.conflict when the game changed since the operator read it */
function toAsked({ version, ...asked }: Asked, known: Awaited<ReturnType<typeof statesOf>>): Input['games'][number] {
  const before = known.get(asked.gameId)?.state;
  const former = before === undefined ? null : versionOf(before);
  if (version !== undefined && version !== former) throw new Refusal('version.conflict');
  return { ...asked, former };
}
