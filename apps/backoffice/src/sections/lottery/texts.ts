import { translated } from '../../shared/language.ts';
import { lotteryTextsEnglish, drawTextsEnglish } from './texts-en.ts';

/** Texts of the lottery sections. */
export const lotteryTexts = translated('lottery', lotteryTextsEnglish);

/** Texts of the list of draws. */
export const drawTexts = translated('lotteryDraw', drawTextsEnglish);

/** Texts of rejection reasons. */
export const refusals = translated('lotteryRefusals', {
  'limits.missing': 'Every play needs a liability and a limit per member and pick, the game one per member and draw',
  'return.above': 'The return would be above 100%',
  'return.below': 'The return would be below the floor',
  limits: 'The limits contradict each other',
  'play.unknown': 'There is no such play',
  issued: 'Issues of that day exist already',
  order: 'A later version is published already',
  play: 'A play would have no numbers to check',
  level: 'The numbers of this level have one width only',
  unchanged: 'Nothing would change',
  closed: 'This day is already closed',
  past: 'The day is over',
  'result.source': 'The draw is not an official one',
  'result.early': 'The draw has not been held yet',
  'result.closed': 'The draw takes no result now',
  'result.levels': 'Prize levels are missing or too many',
  'result.count': 'A level has too few or too many numbers',
  'result.width': 'A number has too few or too many digits',
  'result.range': 'A number is out of range',
  'result.duplicate': 'A number is there twice',
  'result.repeated': 'Another draw of the game has exactly the same numbers',
  'result.conflict': 'This source reported a different result before',
  'draw.unknown': 'There is no such draw',
  'draw.number': 'The lottery has no such draw on that day',
  'draw.future': 'The draw has not taken place yet',
  'draw.known': 'The draw exists already',
});
