import { tryParseMinor } from '@fairlot/money';
import type { Template } from './api.ts';

type Terms = Template['terms'];

/** The typed texts of one tier. */
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

type Fault = 'amount' | 'active' | 'rate';

/** Fields of a draft that are empty or invalid, with the expected kind of value. */
export function faultsOf({ kind, activeFrom, steps }: TemplateDraft): Record<string, Fault> {
  const all = steps.flatMap(({ sales, active, rate, loss }, index) => [
    [`steps.${index}.sales`, isAmount(sales), 'amount'] as const,
    [`steps.${index}.active`, /^\d{1,5}$/.test(active), 'active'] as const,
    [`steps.${index}.rate`, isRate(rate), 'rate'] as const,
    [`steps.${index}.loss`, kind !== 'dividend' || isAmount(loss), 'amount'] as const,
  ]);
  return Object.fromEntries(
    [...all, ['activeFrom', isAmount(activeFrom), 'amount'] as const].flatMap(([name, isRight, fault]) =>
      isRight ? [] : [[name, fault] as const],
    ),
  );
}

/** Converts a draft without errors to the call's terms. */
export function readDraft({
  kind,
  type,
  rhythm,
  carryOver,
  isCollected,
  activeFrom,
  steps,
}: Omit<TemplateDraft, 'name'>): Terms {
  return {
    tiers: steps.map(({ sales, active, rate, loss }) => ({
      sales,
      active: Number(active),
      rate: pointsOf(rate),
      ...(kind === 'dividend' && { loss }),
    })),
    activeFrom,
    ...(kind === 'dividend' && { type, rhythm, carryOver: carriedBy(rhythm, carryOver) }),
    ...(kind !== 'realTime' && isCollected === 'yes' && { isCollected: true }),
  };
}

/** `secondHalf` is available only if the dividend is settled twice a month. */
export const carriedBy = (rhythm: TemplateDraft['rhythm'], carryOver: TemplateDraft['carryOver']) =>
  carryOver === 'secondHalf' && rhythm !== 'halfMonth' ? 'none' : carryOver;

const isAmount = (text: string) => /^\d{1,13}(\.\d{1,3})?$/.test(text) && tryParseMinor(text) !== null;
const pointsOf = (rate: string) => Math.round(Number(rate) * 100);
const isRate = (rate: string) =>
  /^\d{1,2}(\.\d{1,2})?$/.test(rate) && pointsOf(rate) >= 1 && pointsOf(rate) <= MOST_RATE;
