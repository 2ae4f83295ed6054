const ADULT_YEARS = 18;

/** Whether somebody who was born on a day, YYYY-MM-DD, is of age by now. */
export function isAdult(birthDate: string): boolean {
  const grown = new Date(birthDate);
  grown.setUTCFullYear(grown.getUTCFullYear() + ADULT_YEARS);
  return grown.getTime() <= Date.now();
}
