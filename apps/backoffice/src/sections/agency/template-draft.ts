import type { Template } from './api.ts';

type Terms = Template['terms'];

/** A step as it is typed. */
interface StepDraft {
  sales: string;
  active: string;
  rate: string;
  loss: string;
}

interface TemplateDraft {
  name: string;
  kind: Template['kind'];
  type: 'FIXED' | 'FLOAT';
  rhythm: NonNullable<Terms['rhythm']>;
  carryOver: NonNullable<Terms['carryOver']>;
  isCollected: 'yes' | 'no';
  activeFrom: string;
  steps: StepDraft[];
}

export const EMPTY_STEP: StepDraft = { sales: '', active: '0', rate: '', loss: '0' };
export const EMPTY_DRAFT: TemplateDraft = {
  name: '',
  kind: 'dailySalary',
  type: 'FIXED',
  rhythm: 'halfMonth',
  carryOver: 'none',
  isCollected: 'no',
  activeFrom: '1000',
  steps: [EMPTY_STEP],
};
export const MOST_STEPS = 6;
const MOST_RATE = 3000;

/** Terms as the call takes them; null while something is missing or no number. */
export function readDraft({
  kind,
  type,
  rhythm,
  carryOver,
  isCollected,
  activeFrom,
  steps,
}: TemplateDraft): Terms | null {
  const tiers = steps.map(({ sales, active, rate, loss }) => {
    const points = /^\d{1,2}(\.\d{1,2})?$/.test(rate) ? Math.round(Number(rate) * 100) : 0;
    const isWhole = isAmount(sales) && /^\d{1,5}$/.test(active) && (kind !== 'dividend' || isAmount(loss));
    if (!isWhole || points < 1 || points > MOST_RATE) return null;
    return { sales, active: Number(active), rate: points, ...(kind === 'dividend' && { loss }) };
  });
  if (tiers.includes(null) || !isAmount(activeFrom)) return null;
  return {
    tiers: tiers.filter((tier) => tier !== null),
    activeFrom,
    ...(kind === 'dividend' && { type, rhythm, carryOver: carriedBy(rhythm, carryOver) }),
    ...(kind !== 'realTime' && isCollected === 'yes' && { isCollected: true }),
  };
}

/** Halves of a month there are where it is settled twice. */
export const carriedBy = (rhythm: TemplateDraft['rhythm'], carryOver: TemplateDraft['carryOver']) =>
  carryOver === 'secondHalf' && rhythm !== 'halfMonth' ? 'none' : carryOver;

const isAmount = (text: string) => /^\d{1,13}(\.\d{1,2})?$/.test(text);
