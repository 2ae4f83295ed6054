/** Whether a person born on a day, YYYY-MM-DD, has reached an age in years. */
export function isAged(birthDate: string, years: number): boolean {
  const adult = new Date(birthDate);
  adult.setUTCFullYear(adult.getUTCFullYear() + years);
  return adult.getTime() <= Date.now();
}
