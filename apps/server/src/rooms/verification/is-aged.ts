/**
 * Whether a person born on a day has reached an age in years: from midnight of the birthday on, in the merchant's zone.
 * @param today there; both days YYYY-MM-DD
 */
export function isAged(birthDate: string, years: number, today: string): boolean {
  const adult = new Date(birthDate);
  adult.setUTCFullYear(adult.getUTCFullYear() + years);
  return adult.getTime() <= Date.parse(today);
}
