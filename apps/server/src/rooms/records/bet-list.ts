import type { records as contract, ValueOf } from '@fairlot/contract';
import type { RecordsPlatform } from './ports.ts';
import { presentBet } from './present.ts';
import type { Bet } from './repository.ts';

type BetView = ValueOf<typeof contract.bets>['list'][number];
type Sources = Pick<RecordsPlatform, 'reads' | 'gameName' | 'catalogue' | 'drawTimes' | 'betNotes'>;

/** Rows of a page with the data that other rooms have about their games and bets, one query per room. */
export async function presentBets(
  { reads, gameName, catalogue, drawTimes, betNotes }: Sources,
  bets: readonly Bet[],
  { memberId, language }: { memberId: bigint; language: string },
): Promise<BetView[]> {
  const waiting = bets.flatMap(({ source, status, gameCode, roundId }) =>
    source === 'lottery' && status === 'open' && roundId !== null ? [{ gameCode, issue: roundId }] : [],
  );
  const own = bets.flatMap(({ source, betId }) => (source === 'original' ? [betId] : []));
  const [times, notes] = await Promise.all([drawTimes(reads.fresh, waiting), betNotes(reads.fresh, memberId, own)]);
  return Promise.all(
    bets.map(async (bet) => {
      const { source, status, vendor, gameCode, roundId } = bet;
      const isWaiting = source === 'lottery' && status === 'open';
      return {
        ...presentBet({ ...bet, gameName: gameName(gameCode, bet.gameName, language) }),
        drawAt: isWaiting ? (times.get(`${gameCode} ${roundId}`)?.getTime() ?? null) : null,
        note: source === 'original' ? (notes.get(bet.betId) ?? null) : null,
        picture: source === 'lottery' || vendor === null ? null : await catalogue.pictureOf(vendor, gameCode),
      };
    }),
  );
}
