import { multiplierText, multiply } from '../multiplier.ts';
import { requireOneOf, settled } from '../outcome.ts';
import type { Outcome, RoundInput } from '../outcome.ts';
import { RISKS } from '../risk.ts';
import type { Risk } from '../risk.ts';

export const WHEEL_SEGMENTS = [10, 20, 30, 40, 50] as const;

export interface WheelChoices {
  segments: number;
  risk: Risk;
}

/** Values of the segments that are not blank, in ten-thousandths, each with its number of segments. */
type Values = readonly (readonly [value: number, times: number])[];

/** Half of the segments of a medium wheel are blank; the list has the others. All wheels return exactly 99 %. */
const MEDIUM: Readonly<Record<number, Values>> = {
  10: [
    [15_000, 3],
    [19_000, 1],
    [35_000, 1],
  ],
  20: [
    [15_000, 6],
    [19_000, 2],
    [30_000, 1],
    [40_000, 1],
  ],
  30: [
    [15_000, 9],
    [19_000, 3],
    [30_000, 1],
    [35_000, 1],
    [40_000, 1],
  ],
  40: [
    [15_000, 12],
    [19_000, 4],
    [30_000, 2],
    [40_000, 2],
  ],
  50: [
    [15_000, 15],
    [19_000, 5],
    [30_000, 2],
    [35_000, 1],
    [40_000, 2],
  ],
};

/**
 * A wheel of equal segments stops at one of them.
 * @throws ChoiceError on segments or risk that are not offered
 */
export function playWheel(input: RoundInput<WheelChoices, never>): Outcome {
  const wheel = wheelParts(input.choices);
  const part = input.draw(wheel.length);
  const multiplier = wheel[part] ?? 0n;
  const event = { kind: 'stop', part, multiplier: multiplierText(multiplier) };
  return settled(input.stakeMinor, multiply(input.stakeMinor, multiplier), [event]);
}

/** Payouts of the segments in their order on the wheel, in ten-thousandths. @throws ChoiceError as playWheel */
export function wheelParts(choices: WheelChoices): bigint[] {
  const segments = requireOneOf<number>('segments', choices.segments, WHEEL_SEGMENTS);
  const risk = requireOneOf('risk', choices.risk, RISKS);
  return spread(valuesOf(segments, risk), segments).map(BigInt);
}

function valuesOf(segments: number, risk: Risk): Values {
  if (risk === 'medium') return MEDIUM[segments] ?? [];
  if (risk === 'high') return [[9900 * segments, 1]];
  return [
    [12_000, (7 * segments) / 10],
    [15_000, segments / 10],
  ];
}

/** Spreads blanks and values as evenly around the wheel as possible, rare values first. */
function spread(values: Values, segments: number): number[] {
  const parts: (number | undefined)[] = Array.from({ length: segments });
  for (const [value, times] of values.toSorted((a, b) => a[1] - b[1])) {
    for (let turn = 0; turn < times; turn += 1) {
      let place = Math.floor((turn * segments) / times);
      while (parts[place] !== undefined) place = (place + 1) % segments;
      parts[place] = value;
    }
  }
  return parts.map((value) => value ?? 0);
}
