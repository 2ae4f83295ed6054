const FILES = import.meta.glob<{ refusals?: Readonly<Record<string, string>> }>('../sections/*/texts.ts', {
  eager: true,
});

/** What a reason of a refusal means in words; each section has those of its room in `texts.ts`. */
export const refusalWords = Object.assign({}, ...Object.values(FILES).map(({ refusals }) => refusals)) as Readonly<
  Record<string, string>
>;
