/** Probability of a value at least this large under chi-square. */
export function chiSquareTail(x: number, degrees: number): number {
  return upperGamma(degrees / 2, x / 2);
}

/** Probability that a standard normal variable is at least this far from zero on either side. */
export function normalTail(z: number): number {
  return chiSquareTail(z * z, 1);
}

/**
 * Two-sided p value of a count of rare events with this expectation: the one-sided probability of a count at least this
 * extreme, doubled (Poisson; normal where thousands are expected). Events that are not quite rare vary less, so it
 * raises alarms slightly too seldom.
 */
export function poissonTail(count: number, expected: number): number {
  if (expected > MOST_SUMMED) return normalTail((count - expected) / Math.sqrt(expected));
  const atMost = upperGamma(count + 1, expected);
  const atLeast = count === 0 ? 1 : lowerGamma(count, expected);
  return Math.min(1, 2 * Math.min(atMost, atLeast));
}

/** Chi-square of counts against expected counts; classes that expect less than five are merged. */
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

/** Number of occurrences of each of 0 to `classes` - 1 among the values. */
export function count(values: readonly number[], classes: number): number[] {
  const counts = Array.from({ length: classes }, () => 0);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

const MOST_SUMMED = 10_000;

/** The regularised upper incomplete gamma function Q(a, x). */
function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  return x < a + 1 ? 1 - scaleOf(a, x) * gammaSeries(a, x) : scaleOf(a, x) * gammaFraction(a, x);
}

/** P(a, x) = 1 - Q(a, x), accurate also where it is tiny. */
function lowerGamma(a: number, x: number): number {
  if (x <= 0) return 0;
  return x < a + 1 ? scaleOf(a, x) * gammaSeries(a, x) : 1 - scaleOf(a, x) * gammaFraction(a, x);
}

function scaleOf(a: number, x: number): number {
  return Math.exp(a * Math.log(x) - x - logGamma(a));
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

/** Continued fraction of Q by Lentz's modified method. */
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
