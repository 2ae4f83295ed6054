import { Strict } from '@fairlot/contract/shapes';
import { LOYALTY_PRODUCTS, loyaltyDesk as contract } from '@fairlot/contract';
import { type Static, Type } from 'typebox';
import type { Executor } from '../../../platform/db/index.ts';
import {
  PackRefusal,
  type PackPart,
  packPart,
  refusalsAt,
  tidyAmount,
  tidyAmounts,
} from '../../../platform/pack/index.ts';
import { checkTable, readTable, type TableInput, writeTable } from '../desk/level-table.ts';
import type { LoyaltyPlatform } from '../ports.ts';

const {
  levels: Levels,
  version: _version,
  reason: _reason,
  requestKey: _requestKey,
  ...TERMS
} = contract.changeLevels.body.properties;
const { level: _level, rebates: _rebates, ...LEVEL } = Levels.items.properties;
const AMOUNTS = ['deposit', 'turnover', 'keep', 'rebateCap', 'upgrade', 'birthday', 'monthly', 'withdrawDaily'];

/** The file `levels` of a pack: terms of all levels, and the levels by their numbers. */
const LevelsFile = Type.Partial(
  Type.Object({
    ...TERMS,
    levels: Type.Record(
      Type.String({ pattern: '^([1-9]|[12]\\d|30)$' }),
      Type.Partial(
        Type.Object({
          ...LEVEL,
          /** Hundredths of a percent of the turnover, by product. */
          rebates: Type.Record(
            Type.String({ pattern: `^(${LOYALTY_PRODUCTS.join('|')})$` }),
            Type.Integer({ minimum: 0, maximum: 200 }),
            Strict,
          ),
        }),
        Strict,
      ),
      Strict,
    ),
  }),
  Strict,
);
type LevelsFile = Static<typeof LevelsFile>;
type Level = NonNullable<LevelsFile['levels']>[string];

/** The table of levels as a file of merchant packs. The levels in the file replace all existing ones. */
export function createLevelsPack({ site }: Pick<LoyaltyPlatform, 'site'>): PackPart {
  async function read(executor: Executor): Promise<LevelsFile> {
    const table = await readTable(executor, await site.currency(executor));
    const { version: _version, currency: _currency, levels, ...terms } = table;
    return { ...terms, levels: Object.fromEntries(levels.map((level) => [String(level.level), levelInPack(level)])) };
  }
  return packPart<LevelsFile>({
    name: 'levels',
    schema: LevelsFile,
    read,
    complete: async (_tx, current, wanted) => {
      const { pointTurnover, checkIn, levels } = wanted;
      return {
        ...current,
        ...wanted,
        ...(pointTurnover !== undefined && { pointTurnover: tidyAmount(pointTurnover) }),
        ...(checkIn !== undefined && { checkIn: checkIn.map(tidyAmount) }),
        levels: levels === undefined ? (current.levels ?? {}) : completeLevels(current.levels ?? {}, levels),
      };
    },
    apply: async (tx, _current, next) => {
      const currency = await site.currency(tx);
      const { version } = await readTable(tx, currency);
      await refusalsAt(
        [],
        async () => {
          const input = inputOf(next, version);
          checkTable(input);
          await writeTable(tx, input, currency);
        },
        pathOf,
      );
    },
    forget: () => {},
  });
}

function levelInPack({
  level: _level,
  members: _members,
  rebates,
  ...fields
}: Awaited<ReturnType<typeof readTable>>['levels'][number]): Level {
  return { ...fields, rebates: Object.fromEntries(rebates.map(({ product, steps }) => [product, steps])) };
}

/** @throws PackRefusal for a new level that lacks one of the fields */
function completeLevels(now: Readonly<Record<string, Level>>, wanted: Readonly<Record<string, Level>>) {
  return Object.fromEntries(
    Object.entries(wanted).map(([number, level]) => {
      const whole = { label: '', rebates: {}, ...now[number], ...tidyAmounts(level, AMOUNTS) };
      const missing = Object.keys(LEVEL).find((field) => !(field in whole));
      if (missing !== undefined) throw new PackRefusal(['levels', number], `level ${number} needs ${missing}`);
      return [number, { ...whole, rebates: withoutNothing(whole.rebates) }];
    }),
  );
}

/** Drops rebates of 0. */
function withoutNothing(rebates: NonNullable<Level['rebates']>): NonNullable<Level['rebates']> {
  return Object.fromEntries(Object.entries(rebates).filter(([, steps]) => steps > 0));
}

function inputOf({ levels = {}, ...terms }: LevelsFile, version: number): TableInput {
  const numbers = Object.keys(levels)
    .map(Number)
    .toSorted((one, other) => one - other);
  return {
    ...terms,
    version,
    levels: numbers.map((level) => {
      const { rebates = {}, ...fields } = levels[String(level)] ?? {};
      return { ...fields, level, rebates: Object.entries(rebates).map(([product, steps]) => ({ product, steps })) };
    }),
  } as TableInput;
}

/** The console counts levels from 0. */
function pathOf(field: string): string[] {
  const [first = '', index, ...rest] = field.split('.');
  return index === undefined ? [first] : [first, String(Number(index) + 1), ...rest];
}
