import type { SiteSettings } from '../site-card-props.ts';

type Wording = SiteSettings['texts'];

/** Applies the edits between `base` and `edited` to `current`, which another card may have changed meanwhile. */
export function withEdits(current: Wording, base: Wording, edited: Wording): Wording {
  const next: Record<string, Record<string, string>> = { ...current };
  for (const language of Object.keys({ ...base, ...edited })) {
    const [before, after] = [base[language] ?? {}, edited[language] ?? {}];
    const words = { ...next[language] };
    for (const key of Object.keys({ ...before, ...after })) {
      const text = after[key];
      if (text === before[key]) continue;
      if (text === undefined) delete words[key];
      else words[key] = text;
    }
    next[language] = words;
  }
  return next;
}
