import type { Template } from './api.ts';

type Terms = Template['terms'];

/** A step as it is typed. */
export interface StepDraft {
  sales: string;
  active: string;
  rate: string;
  loss: string;
}

export interface TemplateDraft {
  name: string;
  kind: Template['kind'];
  type: 'FIXED' | 'FLOAT';
  activeFrom: string;
  steps: readonly StepDraft[];
}

export const EMPTY_STEP: StepDraft = { sales: '', active: '0', rate: '', loss: '0' };
export const EMPTY_DRAFT: TemplateDraft = {
  name: '',
  kind: 'dailySalary',
  type: 'FIXED',
  activeFrom: '1000',
  steps: [EMPTY_STEP],
};
export const MOST_STEPS = 6;
const MOST_RATE = 3000;

/** Terms as the call takes them; null while something is missing or no number. */
export function readDraft({ kind, type, activeFrom, steps }: TemplateDraft): Terms | null {
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
    ...(kind === 'dividend' && { type }),
  };
}

const isAmount = (text: string) => /^\d{1,13}(\.\d{1,2})?$/.test(text);
