import { joinedLevel } from '@fairlot/lottery-maths';
import type { Draw } from '../../results/api/draw.ts';

/** Names of two joined stations, whose draw is named by both; null for another draw. */
export const stationNames = ([first]: Draw['structure'], displayName: string): string[] | null =>
  first === undefined || joinedLevel(first.level) === null ? null : displayName.split(' – ');
