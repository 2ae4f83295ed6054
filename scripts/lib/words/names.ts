/** A private word in names of the code, with the standard term. */
const PRIVATE: readonly { pattern: RegExp; advice: string }[] = [
  { pattern: /\b\w*(?:[dD]eeds?|[sS]ayings?)(?:[A-Z_]\w*)?\b/g, advice: 'action; check, message' },
  { pattern: /\b(?:\w+[_.]told|\w+Told|told[A-Z_]\w*)\b/g, advice: 'shown, saved, notified; status' },
  { pattern: /\b(?:\w*_standing|\w*Standing|standing(?:Of|[A-Z])\w*)\b/g, advice: 'status, eligibility, terms' },
  { pattern: /\b(?:\w*_)?comers\b|\b[a-z]\w*Comers\b/g, advice: 'registrations, visits' },
  { pattern: /\b(?:demand|[a-z_]+_demand_)[A-Z_]\w*/g, advice: 'require' },
  { pattern: /\b(?:upper|lower)(?:Ids?|_id|Account|Of)\b|\b(?:uppers|lowersMinor)\b/g, advice: 'upline, downline' },
  {
    pattern: /\b(?:\w*_)?(?:near_members|in_force)\b|\b(?:isGrown|inForce|lookAgain)\b/g,
    advice: 'related, active, refresh',
  },
  { pattern: /\b\w*(?:[sS]helf|[sS]helve[sd]?|[sS]peakers?)(?:[A-Z]\w*)?\b/g, advice: 'cache, list; client' },
  { pattern: /\b[a-z]+_(?:tell|say|look)(?:_[a-z]+)?(?=\()/g, advice: 'publish, reject, read' },
];

/** Private words in the identifiers, columns, codes and keys of a file, each with its line. Comments are prose. */
export function findPrivateNames(code: string): { line: number; fault: string }[] {
  return code.split('\n').flatMap((text, index) => {
    if (/^\s*(?:\/?\*|\/\/|--)/.test(text)) return [];
    return PRIVATE.flatMap(({ pattern, advice }) =>
      [...text.matchAll(pattern)].map(([name]) => ({ line: index + 1, fault: `name "${name}": ${advice}` })),
    );
  });
}

/** A number before a fixed plural: "{days} days" becomes "1 days". Numbers that are never 1 have other names. */
const NOUNS = 'bets|confirmations|days|draws|games|hours|members|minutes|rounds|tickets|withdrawals';
const UNCOUNTED = new RegExp(`\\{(?:count|days|hours|draws|needed|total)\\} (?:[a-z]+ )?(?:${NOUNS})\\b`);

/** Finds a number of a player's text whose noun has no plural forms; none when there is no such number. */
export function findUncounted(text: string): string[] {
  const phrase = UNCOUNTED.exec(text)?.[0];
  return phrase === undefined ? [] : [`"${phrase}": use plural forms (docs/i18n.md)`];
}
