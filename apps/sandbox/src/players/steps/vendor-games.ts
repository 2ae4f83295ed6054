import type { Random } from '../random.ts';
import { shareOf } from '../amounts.ts';
import { balanceOf, onSandbox, pause, type Scene } from './scene.ts';

type Game = { gameId: string; vassalage: string; gameType: string; isGameH5: boolean; maintenance?: boolean };
type State = { engine: string; stakes: number[]; refused: string | null; hand: object | null };
type Live = { phase?: string; choices?: { id: string }[]; matches?: { event: number; odds: Record<string, number> }[] };
type Played = { refused?: string | null; isRoundOpen: boolean };

const FISHES = ['minnow', 'clown', 'puffer', 'turtle'];
const REST_MS = 1_200;

/** Opens a vendor's game by its launch and plays it on the vendor's page. */
export async function playVendorGame(
  scene: Scene,
  { room, share, rounds }: { room: string; share: number; rounds: number },
): Promise<string> {
  const { visitor, random, pace } = scene;
  const list = `/lgw/game/list?gameType=${room}&pageNo=1&pageSize=40`;
  const { games } = await visitor.call<{ games: Game[] }>('GET', list);
  const open = games.filter(({ maintenance = false, vassalage }) => !maintenance && vassalage !== 'BGS');
  if (open.length === 0) return 'no game';
  const { gameId, vassalage: vendor, gameType: gameCategory } = random.pick(open);
  await pause(scene);
  const launch = { gameId, vendor, gameCategory };
  const { url } = await visitor.call<{ url: string }>('POST', '/lgw/game/launchGameV3', launch);
  const key = URL.canParse(url) ? new URL(url).searchParams.get('key') : null;
  if (key === null) return 'another page';
  const state = await onSandbox<State>(scene, '/vendors/play/state', { key });
  if (state === undefined || state.refused !== null) return 'refused';
  for (let played = 0; played < rounds; played += 1) {
    const wanted = shareOf(await balanceOf(scene), share);
    const stake = state.stakes.findLast((each) => BigInt(each) <= wanted) ?? state.stakes[0] ?? 0;
    const input = await inputOf(scene, state, key);
    if (input === undefined) return 'closed';
    await pause(scene);
    const answer = await onSandbox<Played>(scene, '/vendors/play/act', { key, stake, ...input });
    if (answer === undefined || answer.refused) return answer?.refused ?? 'refused';
    if (state.engine === 'cards') await onSandbox(scene, '/vendors/play/act', { key, call: random.chance(0.6) });
    await pace.think(REST_MS);
  }
  return 'played';
}

/** Fields of a bet besides its stake; undefined while the table takes no bets. */
async function inputOf(scene: Scene, { engine }: State, key: string): Promise<object | undefined> {
  const { random } = scene;
  if (engine === 'slot' || engine === 'cards') return {};
  if (engine === 'fish') return { fish: random.pick(FISHES) };
  const live = await onSandbox<Live>(scene, '/vendors/play/live', { key });
  return live === undefined ? undefined : betOf(live, random);
}

export function betOf({ phase, choices, matches }: Live, random: Random): object | undefined {
  if (matches !== undefined) {
    const open = matches.filter(({ odds }) => Object.keys(odds).length > 0);
    if (open.length === 0) return undefined;
    const { event, odds } = random.pick(open);
    return { event, choice: random.pick(Object.keys(odds)) };
  }
  return phase === 'open' && choices?.length ? { choice: random.pick(choices).id } : undefined;
}
