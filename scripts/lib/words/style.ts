/** A word or phrase that has a plainer standard form. */
interface Rule {
  pattern: RegExp;
  advice: string;
}

const LONGEST_SENTENCE = 40;

/**
 * The rules of `docs/writing.md` that a program can check. Code, placeholders, quotations and italics are not checked.
 * "Stand" is allowed where it is the move in blackjack.
 */
const RULES: readonly Rule[] = [
  { pattern: /\b(?:whoever|whomever|nobody|somebody)\b/i, advice: 'name the actor: the member, the operator, the job' },
  { pattern: /\b(?:told|tells)\b/i, advice: 'returns, notifies, reports, shows' },
  { pattern: /\bdeeds?\b/i, advice: 'action' },
  { pattern: /\bin[ -]force\b/i, advice: 'active, current, effective' },
  { pattern: /\b(?:sayings?|comers?)\b/i, advice: 'checks, messages; visits, arrivals' },
  { pattern: /\b(?:shelf|shelves|shelved?)\b/i, advice: 'carousel, game list, cache' },
  {
    pattern: /(?!^stand$)\b(?:stands?|stood|standing)\b(?! (?:for|on (?:every 17|a hard))\b)/i,
    advice: 'is, is stored, is shown; status',
  },
  { pattern: /\bone after the other\b/i, advice: 'in sequence, one at a time' },
  { pattern: /\bnumero\b/i, advice: 'drawNumber, draw number' },
  { pattern: /\b(?:be|is|are|was|were) had\b|\bhas it that\b/i, advice: 'is available; requires' },
];

const BACKWARD = /^(?:Who|What|Whoever|Whatever|Whose|Whom)\b[^?]*$/;

/** Finds what a plain writer would change in a passage, each as `"phrase": advice`. */
export function findStiff(text: string): string[] {
  const prose = text
    .replace(/`[^`\n]*`/g, '`')
    .replace(/“[^”]*”|"[^"\n]*"|(?<!\*)\*\w[^*\n]*\*(?!\*)/g, '"')
    .replace(/\{@link [^}]*\}|\{\w+\}|https?:\/\/\S+/g, '');
  const phrases = RULES.flatMap(({ pattern, advice }) => {
    const phrase = pattern.exec(prose)?.[0];
    return phrase === undefined ? [] : [`"${phrase}": ${advice}`];
  });
  const sentences = splitSentences(prose);
  const backward = sentences
    .filter((sentence) => BACKWARD.test(sentence))
    .map((sentence) => `"${sentence.slice(0, 40)}…": begin with the subject`);
  const long = sentences
    .map((sentence) => sentence.split(/\s+/).filter((word) => /\w/.test(word)).length)
    .filter((words) => words > LONGEST_SENTENCE)
    .map((words) => `a sentence of ${words} words: split it`);
  return [...phrases, ...backward, ...long];
}

/** Splits a passage into sentences. List items, tags of docstrings and cells of tables are sentences, too. */
function splitSentences(text: string): string[] {
  return text
    .replace(/\n(?=\s*(?:[-*•@|]|\d+[.)]\s))/g, '¶')
    .replace(/\n/g, ' ')
    .split(/¶|(?<=[.!?:;])\s+(?=\S)|\|/)
    .map((sentence) => sentence.replace(/^[\s\-*#>•]+/, '').trim())
    .filter(Boolean);
}
