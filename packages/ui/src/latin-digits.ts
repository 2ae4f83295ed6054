/** Replaces the digits of other scripts, such as those of an Arabic keyboard, by Latin ones. */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, latinDigit);
}

/** The Latin digit of a digit in any script. Each script has its ten digits in sequence. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}
