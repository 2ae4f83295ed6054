import type { Figure, FigurePart } from '../../../platform/operators/index.ts';

export const sumOf = (parts: readonly Pick<FigurePart, 'value'>[]): bigint =>
  parts.reduce((sum, { value }) => sum + value, 0n);

/**
 * Net gaming revenue: players' losses less gifts to players. Only visible to operators who may read all of its parts.
 * @param all figures of all rooms
 */
export function netOf(all: readonly Figure[], mayRead: (figure: Figure) => boolean): Figure[] {
  const counted = all.filter(({ net }) => net !== undefined);
  const [first] = counted;
  if (first === undefined || !counted.every(mayRead)) return [];
  return [
    {
      name: 'netRevenue',
      permission: first.permission,
      unit: 'money',
      parts: async (executor, span) => {
        const signed = await Promise.all(
          counted.map(async ({ net, parts }) =>
            (await parts(executor, span)).map(({ at, value }) => ({ at, value: net === 'takes' ? -value : value })),
          ),
        );
        return [...Map.groupBy(signed.flat(), ({ at }) => at.getTime())]
          .toSorted(([one], [other]) => one - other)
          .map(([at, parts]): FigurePart => ({ at: new Date(at), value: sumOf(parts) }));
      },
    },
  ];
}
