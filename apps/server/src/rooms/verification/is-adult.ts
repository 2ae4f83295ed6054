const ADULT_YEARS = 18;

/** Whether somebody who was born on a day, YYYY-MM-DD, is of age by now. */
export function isAdult(birthDate: string): boolean {
  return isAged(birthDate, ADULT_YEARS);
}

/** Whether somebody who was born on a day, YYYY-MM-DD, is so many years old by now. */
export function isAged(birthDate: string, years: number): boolean {
  const grown = new Date(birthDate);
  grown.setUTCFullYear(grown.getUTCFullYear() + years);
  return grown.getTime() <= Date.now();
}
