import { drawKey, drawNumbers, sha256 } from '@fairlot/fairness';
import { type DrawResult, type DrawStructure, type Play } from '@fairlot/lottery-maths';
import { FAMILIES } from '@fairlot/server/rooms/lottery/index';

/** Successive draws of one structure. */
export interface Drawn {
  structure: DrawStructure;
  results: readonly DrawResult[];
}

/** The structure of every family of lotteries. */
export const STRUCTURES: readonly DrawStructure[] = FAMILIES.map(({ structure }) => structure);

/** Every bet on the draws of a structure, with the odds of its daily draws if it has them. */
export function playsOf({ code }: DrawStructure): readonly Play[] {
  const family = FAMILIES.find(({ structure }) => structure.code === code);
  return (family?.calendar ?? family?.interval)?.plays ?? [];
}

/**
 * Draws of every structure, produced the way the product produces them.
 * @param draws number of draws per structure
 * @param seedText makes the run reproducible
 * @param structures only these
 */
export async function drawAll(draws: number, seedText: string, structures = STRUCTURES): Promise<Drawn[]> {
  const drawn: Drawn[] = [];
  for (const structure of structures) drawn.push({ structure, results: await drawMany(structure, draws, seedText) });
  return drawn;
}

async function drawMany(structure: DrawStructure, draws: number, seedText: string): Promise<DrawResult[]> {
  const merkleRoot = new Uint8Array(32);
  const results: DrawResult[] = [];
  for (let index = 1; index <= draws; index += 1) {
    const drawNumber = String(index).padStart(12, '0');
    const seed = sha256(new TextEncoder().encode(`${seedText}|${structure.code}|${drawNumber}`));
    const key = drawKey({ seed, merkleRoot, gameCode: structure.code, numero: drawNumber, rulesVersion: 1 });
    results.push(await drawNumbers(structure.levels, key));
  }
  return results;
}
