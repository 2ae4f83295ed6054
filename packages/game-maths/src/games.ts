import { playBaccarat } from './tables/baccarat.ts';
import type { BaccaratChoices } from './tables/baccarat.ts';
import { playBlackjack } from './blackjack/play.ts';
import type { BlackjackStep } from './blackjack/play.ts';
import { playDice } from './instant/dice.ts';
import type { DiceChoices } from './instant/dice.ts';
import { playHilo } from './steps/hilo.ts';
import type { HiloStep } from './steps/hilo.ts';
import { playKeno } from './instant/keno.ts';
import type { KenoChoices } from './instant/keno.ts';
import { playLimbo } from './instant/limbo.ts';
import type { LimboChoices } from './instant/limbo.ts';
import { playMines } from './steps/mines.ts';
import type { MinesChoices, MinesStep } from './steps/mines.ts';
import type { Draw, Outcome } from './outcome.ts';
import { playPlinko } from './instant/plinko.ts';
import type { PlinkoChoices } from './instant/plinko.ts';
import { playRoulette } from './tables/roulette.ts';
import type { RouletteChoices } from './tables/roulette.ts';
import { playKites } from './slots/kites.ts';
import { playLantern } from './slots/lantern.ts';
import { playOrchard } from './slots/orchard.ts';
import { SLOT_RULES } from './slots/rules.ts';
import type { VersionedChoices } from './slots/rules.ts';
import { playVideoPoker } from './video-poker/play.ts';
import type { VideoPokerChoices, VideoPokerStep } from './video-poker/play.ts';
import { playWheel } from './instant/wheel.ts';
import type { WheelChoices } from './instant/wheel.ts';

type NoChoices = Record<string, never>;

/** Choices of the player before a round, by game. Crash is not a single-player game: see `crash.ts`. */
export interface GameChoices {
  dice: DiceChoices;
  limbo: LimboChoices;
  mines: MinesChoices;
  plinko: PlinkoChoices;
  keno: KenoChoices;
  hilo: NoChoices;
  wheel: WheelChoices;
  roulette: RouletteChoices;
  blackjack: NoChoices;
  baccarat: BaccaratChoices;
  videopoker: VideoPokerChoices;
  'slot-orchard': VersionedChoices;
  'slot-lantern': VersionedChoices;
  'slot-kites': NoChoices;
}

/** Decisions of the player within a round, for the games that have steps. */
export interface GameSteps {
  mines: MinesStep;
  hilo: HiloStep;
  blackjack: BlackjackStep;
  videopoker: VideoPokerStep;
}

export type GameCode = keyof GameChoices;
export type StepOf<Code extends GameCode> = Code extends keyof GameSteps ? GameSteps[Code] : never;
export type AnyStep = GameSteps[keyof GameSteps];

/** A round of any game, as stored and as read by a verifier. */
export interface AnyRound {
  code: GameCode;
  draw: Draw;
  stakeMinor: bigint;
  /** Validated by the game. */
  choices: object;
  steps: readonly AnyStep[];
  /** The return setting when the round began, for games that have one. */
  returnScaled?: bigint | undefined;
  /** Decimals of the amounts in the choices; those of the merchant's currency by default. */
  decimals?: number | undefined;
}

type Play = (round: AnyRound) => Outcome<AnyStep>;

/** The casts are safe because every game validates choices and steps before it uses them. */
const PLAYS: Readonly<Record<GameCode, Play>> = {
  dice: (round) => playDice(round as never, round.returnScaled),
  limbo: (round) => playLimbo(round as never, round.returnScaled),
  mines: (round) => playMines(round as never, round.returnScaled),
  plinko: (round) => playPlinko(round as never),
  keno: (round) => playKeno(round as never),
  hilo: (round) => playHilo(round as never, round.returnScaled),
  wheel: (round) => playWheel(round as never),
  roulette: (round) => playRoulette(round as never),
  blackjack: (round) => playBlackjack(round as never),
  baccarat: (round) => playBaccarat(round as never),
  videopoker: (round) => playVideoPoker(round as never),
  'slot-orchard': (round) => playOrchard(round as never),
  'slot-lantern': (round) => playLantern(round as never),
  'slot-kites': (round) => playKites(round as never),
};

export const GAME_CODES = Object.keys(PLAYS) as readonly GameCode[];

/** Whether a text is the code of a single-player game. */
export function isGameCode(code: string): code is GameCode {
  return Object.hasOwn(PLAYS, code);
}

/** Adds to a player's choices the version of the rules that a new round follows, for games that have had others. */
export function withRules(code: GameCode, choices: object): object {
  return code === 'slot-orchard' || code === 'slot-lantern' ? { ...choices, rules: SLOT_RULES } : choices;
}

/**
 * Plays a round up to its last given step. The same stream, stake, choices and steps always give the same events.
 * @throws ChoiceError on choices or steps that the rules do not allow
 */
export function playGame(round: AnyRound): Outcome<AnyStep> {
  return PLAYS[round.code](round);
}
