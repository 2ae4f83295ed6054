import { LEVEL_AMOUNTS, LOYALTY_PRODUCTS } from '@fairlot/contract/loyalty/rules';
import { numberOf } from '../../form/number-of.ts';
import type { LevelTable, LevelInput } from './api.ts';

export const PRODUCTS = LOYALTY_PRODUCTS;
/** Editable fields of a level, in the order of the table. */
export const FIELDS = [...LEVEL_AMOUNTS, 'freeWithdrawals'] as const;
export type FieldName = (typeof FIELDS)[number];
type Product = (typeof PRODUCTS)[number];
type Service = LevelTable['levels'][number]['service'];

/** A level as typed. */
interface LevelDraft {
  fields: Record<FieldName, string>;
  rebates: Record<Product, string>;
  service: Service;
  label: string;
}

type Gift = NonNullable<LevelInput['gift']>;

export interface TableDraft {
  version: number;
  keepDays: string;
  pointTurnover: string;
  rewardDays: string;
  gift: Gift;
  giftTimes: string;
  giftDays: string;
  checkIn: string;
  levels: LevelDraft[];
}

export function draftOf({
  version,
  keepDays,
  pointTurnover,
  rewardDays,
  gift,
  giftTimes,
  giftDays,
  checkIn,
  levels,
}: LevelTable): TableDraft {
  return {
    version,
    keepDays: String(keepDays),
    pointTurnover,
    rewardDays: String(rewardDays),
    gift: gift ?? 'money',
    giftTimes: String(giftTimes ?? 1),
    giftDays: String(giftDays ?? 30),
    checkIn: checkIn.join(' '),
    levels: levels.map(({ rebates, service, label = '', ...level }) => ({
      fields: Object.fromEntries(FIELDS.map((name) => [name, String(level[name])])) as Record<FieldName, string>,
      rebates: Object.fromEntries(
        PRODUCTS.map((name) => [name, String(rebates.find(({ product }) => product === name)?.steps ?? 0)]),
      ) as Record<Product, string>,
      service,
      label,
    })),
  };
}

/** Builds the request; the server reports what is invalid. */
export function inputOf({ version, pointTurnover, gift, checkIn, levels, ...numbers }: TableDraft): LevelInput {
  return {
    version,
    keepDays: numberOf(numbers.keepDays),
    pointTurnover: pointTurnover.trim(),
    rewardDays: numberOf(numbers.rewardDays),
    gift,
    giftTimes: numberOf(numbers.giftTimes),
    giftDays: numberOf(numbers.giftDays),
    checkIn: checkIn.trim().split(/\s+/),
    levels: levels.map(({ fields: { freeWithdrawals, ...amounts }, rebates, service, label }, index) => ({
      level: index + 1,
      ...(Object.fromEntries(Object.entries(amounts).map(([name, text]) => [name, text.trim()])) as typeof amounts),
      freeWithdrawals: numberOf(freeWithdrawals),
      rebates: PRODUCTS.map((product) => ({ product, steps: numberOf(rebates[product]) })),
      service,
      label: label.trim(),
    })),
  };
}
