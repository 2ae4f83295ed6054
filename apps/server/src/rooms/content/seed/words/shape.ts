import type { TitledHtml, Topic } from './help/topics.ts';

type BannerKey =
  | 'freePlay'
  | 'minute'
  | 'lobby'
  | 'register'
  | 'originals'
  | 'slots'
  | 'live'
  | 'fish'
  | 'cards'
  | 'sports'
  | 'cockfight'
  | 'esports'
  | 'results'
  | 'fiveMinutes'
  | 'promotions'
  | 'help'
  | 'notices'
  | 'hot';

export type { TitledHtml };

/** The texts in a language's own file; help centre topics are in `help/`. */
export interface OwnWords {
  banners: Readonly<Record<BannerKey, readonly [caption: string, title: string, action: string]>>;
  categories: Readonly<Record<'freePlay' | 'draws', string>>;
  announcements: Readonly<Record<'check' | 'closing' | 'welcome' | 'agents' | 'million' | 'trust', TitledHtml>>;
  help: Readonly<Record<'start' | 'draws' | 'money' | 'limits' | 'terms', TitledHtml>>;
  sponsors: Readonly<Record<'football' | 'cup', TitledHtml>>;
}

/** All player texts of the demonstration in one language. */
export interface SeedWords extends Omit<OwnWords, 'help'> {
  help: OwnWords['help'] & Readonly<Record<Topic, TitledHtml>>;
}
