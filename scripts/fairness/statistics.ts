/**
 * Chance of a value at least as large as this under chi-square: the regularised upper incomplete gamma function
 * Q(df/2, x/2).
 */
export function chiSquareTail(x: number, degrees: number): number {
  const a = degrees / 2;
  const half = x / 2;
  if (half <= 0) return 1;
  const scale = Math.exp(a * Math.log(half) - half - logGamma(a));
  return half < a + 1 ? 1 - scale * gammaSeries(a, half) : scale * gammaFraction(a, half);
}

/** Chance that a standard normal variable is at least so far from zero on either side. */
export function normalTail(z: number): number {
  return chiSquareTail(z * z, 1);
}

/** Chi-square of counts against expected counts; classes that expect less than five are put together. */
export function chiSquareOf(counts: readonly number[], expected: readonly number[]): number {
  let [statistic, classes, restCount, restExpected] = [0, 0, 0, 0];
  for (const [index, count] of counts.entries()) {
    const wanted = expected[index] ?? 0;
    if (wanted >= 5) {
      statistic += (count - wanted) ** 2 / wanted;
      classes += 1;
    } else {
      restCount += count;
      restExpected += wanted;
    }
  }
  if (restExpected >= 5) {
    statistic += (restCount - restExpected) ** 2 / restExpected;
    classes += 1;
  }
  if (classes < 2) throw new RangeError('too few observations for a chi-square');
  return chiSquareTail(statistic, classes - 1);
}

function gammaSeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; n < 10_000 && term > sum * 1e-15; n += 1) {
    term *= x / (a + n);
    sum += term;
  }
  return sum;
}

/** Continued fraction of Q by the modified method of Lentz. */
function gammaFraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let value = d;
  for (let n = 1; n < 10_000; n += 1) {
    const step = -n * (n - a);
    b += 2;
    d = 1 / (step * d + b);
    c = b + step / c;
    value *= d * c;
    if (Math.abs(d * c - 1) < 1e-15) break;
  }
  return value;
}

/** Stirling's series, after raising the argument above ten. */
function logGamma(x: number): number {
  let shift = 0;
  let y = x;
  for (; y < 10; y += 1) shift += Math.log(y);
  const inverse = 1 / (y * y);
  return (
    (y - 0.5) * Math.log(y) -
    y +
    Math.log(2 * Math.PI) / 2 +
    (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse / 1680))) / y -
    shift
  );
}
