import { randomUUID } from 'node:crypto';
import { between, shareOf, toAmount, toMinor } from '../amounts.ts';
import type { Random } from '../random.ts';
import { balanceOf, pause, type Scene } from './scene.ts';

type Issue = { gameCode: string; numero: string | null; remainTime: number; lockTime: number; isSale: boolean };
export type Play = {
  code: string;
  pickCount: number;
  pickDigits: number;
  pickFrom?: number;
  pickTo?: number;
  distinctPicks?: boolean;
  pickPlaces?: number;
  units: number;
  minUnitStake: string;
  maxUnitStake: string;
};
type Plays = { oddsVersion: number; plays: Play[] };

/** Time that a player needs to fill in a ticket. */
const ROOM_MS = 8_000;
/** Players prefer draws that come soon. */
const SOON_MS = 10 * 60_000;

/** Buys tickets of one draw that is on sale. */
export async function playLottery(scene: Scene, { share, rounds }: { share: number; rounds: number }): Promise<string> {
  const { visitor, random } = scene;
  const issues = await visitor.call<Issue[]>('GET', '/lgw/lottery/numero');
  const onSale = issues.filter(
    ({ isSale, numero, remainTime, lockTime }) => isSale && numero !== null && remainTime - lockTime > ROOM_MS,
  );
  const soon = onSale.filter(({ remainTime }) => remainTime < SOON_MS);
  const offered = soon.length > 0 && random.chance(0.8) ? soon : onSale;
  if (offered.length === 0) return 'no draw on sale';
  const { gameCode, numero } = random.pick(offered);
  const { oddsVersion, plays } = await visitor.call<Plays>('GET', `/lgw/lottery/plays?gameCode=${gameCode}`);
  const balance = await balanceOf(scene);
  const affordable = plays.flatMap((play) => {
    const most = balance / BigInt(play.units);
    const wanted = shareOf(balance, share) / BigInt(play.units);
    const stake = between(wanted - (wanted % 100n), toMinor(play.minUnitStake), toMinor(play.maxUnitStake), most);
    return stake === undefined ? [] : [{ play, stake }];
  });
  if (affordable.length === 0) return 'balance too small';
  await pause(scene);
  for (let bought = 0; bought < rounds; bought += 1) {
    const { play, stake } = random.pick(affordable);
    const line = { play: play.code, picks: picksOf(play, random), unitStake: toAmount(stake) };
    const order = { gameCode, numero, lines: [line], oddsVersion };
    await visitor.call('POST', '/lgw/lottery/tickets', order, { key: randomUUID() });
  }
  return 'played';
}

/** Random numbers that the play accepts. */
export function picksOf(play: Play, random: Random): string[] {
  const { pickCount, pickDigits, pickFrom = 0, pickTo = 10 ** pickDigits - 1, distinctPicks, pickPlaces = 1 } = play;
  if (pickPlaces > 1) {
    // The first number of the lowest and of the highest pick are the limits of all places.
    const width = pickDigits / pickPlaces;
    const [from = 0, to = 0] = [pickFrom, pickTo].map((end) =>
      Number(String(end).padStart(pickDigits, '0').slice(0, width)),
    );
    const numbers = { ...play, pickCount: pickPlaces, pickDigits: width, pickFrom: from, pickTo: to, pickPlaces: 1 };
    return [picksOf({ ...numbers, distinctPicks: true }, random).join('')];
  }
  const picks = new Set<number>();
  const all: number[] = [];
  while (all.length < pickCount) {
    const pick = random.int(pickFrom, pickTo);
    if (distinctPicks === true && picks.has(pick)) continue;
    picks.add(pick);
    all.push(pick);
  }
  return all.map((pick) => String(pick).padStart(pickDigits, '0'));
}
