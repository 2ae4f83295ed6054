import type { SiteSettings } from '../site-card-props.ts';

type Profile = SiteSettings['market']['profile'];

/**
 * Sentences that a market's rules require in a passage, in the language of the market. The merchant completes the
 * brackets. They are drafts, not legal advice.
 */
const SENTENCES: Readonly<Record<Profile, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  UK: {
    EN: {
      'legal.parties':
        'We are licensed and regulated in Great Britain by the Gambling Commission under account number [number].',
      'terms.money':
        'If our company fails, the money in your account is [not protected / protected to a medium level / protected ' +
        'to a high level] (customer funds protection of the Gambling Commission).',
      'legal.exclusion':
        'You can exclude yourself from every online gambling company licensed in Great Britain at gamstop.co.uk.',
      'legal.complaints':
        'If we cannot settle your complaint within eight weeks, you may refer it free of charge to [name of the ADR ' +
        'provider].',
    },
  },
  demo: {},
  open: {},
};

/** The draft of a passage for a market: the standard text, and the sentences that the market requires. */
export function marketDraft(profile: Profile, language: string, key: string, standard: string): string {
  const sentence = SENTENCES[profile][language]?.[key];
  return sentence === undefined ? standard : `${standard} ${sentence}`.trim();
}
