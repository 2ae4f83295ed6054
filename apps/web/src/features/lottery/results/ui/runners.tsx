/** A number of a race on its colour; the numeral is always shown. */
export function Runner({ number }: { number: string }) {
  return (
    <span className="runner" data-n={Number(number)}>
      {Number(number)}
    </span>
  );
}

/** The finish of a race, the first on the left. */
export function Runners({ numbers, isFresh }: { numbers: readonly string[]; isFresh?: boolean | undefined }) {
  return (
    <span className="runners" data-fresh={isFresh || undefined} role="img" aria-label={numbers.join(' ')}>
      {numbers.map((number) => (
        <Runner key={number} number={number} />
      ))}
    </span>
  );
}
