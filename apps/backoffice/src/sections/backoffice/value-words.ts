import { objectTexts } from '../../parts/trail/object-words.ts';
import type { ValueWords } from '../../shared/section.ts';
import { texts } from '../../shared/texts.ts';
import { alarmTexts } from './alarms/texts.ts';
import { peopleTexts } from './people/texts.ts';
import { reportTexts } from './reports/texts.ts';
import { stepTexts } from './setup/step-texts.ts';
import { exportTexts } from './texts.ts';
import { tokenTexts } from './tokens/texts.ts';
import { chosenWords } from './trail/chosen-words.ts';

const { limit, ...offer } = chosenWords.offer;
const noLimit = { none: limit.unlimited };

const stepTitles = Object.fromEntries(Object.entries(stepTexts).map(([step, { title }]) => [step, title]));

export const values: ValueWords = {
  ...chosenWords,
  'alarm.end': { kind: alarmTexts.kinds },
  alarmRule: { kind: alarmTexts.kinds },
  approval: { state: texts.approval.states },
  export: { state: exportTexts.states },
  odds: {
    odds: chosenWords.odds.odds,
    ...Object.fromEntries(
      ['memberPick', 'memberPlay', 'liability', 'memberDraw', 'exposure'].map((name) => [name, chosenWords.odds.limit]),
    ),
  },
  offer: { ...offer, mostBet: noLimit, leastOdds: noLimit },
  report: { rhythm: reportTexts.rhythms },
  operator: { ...chosenWords.operator, part: peopleTexts.parts },
  setup: { key: stepTitles },
  token: { state: tokenTexts.states },
  vendor: {
    // An alarm can stop the games of a vendor.
    kind: alarmTexts.kinds,
    subject: { ...chosenWords.vendor.subject, late: objectTexts.lateWin },
  },
};
