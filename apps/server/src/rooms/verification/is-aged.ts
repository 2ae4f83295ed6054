/** Whether a person born on a day, YYYY-MM-DD, has reached an age in years. */
export function isAged(birthDate: string, years: number): boolean {
  const grown = new Date(birthDate);
  grown.setUTCFullYear(grown.getUTCFullYear() + years);
  return grown.getTime() <= Date.now();
}
