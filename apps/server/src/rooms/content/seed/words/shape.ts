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

/** What a language says in its own file; topics of the help centre stand in `help/`. */
export interface OwnWords {
  banners: Readonly<Record<BannerKey, readonly [caption: string, title: string, action: string]>>;
  categories: Readonly<Record<'freePlay' | 'draws', string>>;
  announcements: Readonly<Record<'check' | 'closing' | 'welcome' | 'agents' | 'million' | 'trust', TitledHtml>>;
  help: Readonly<Record<'start' | 'draws' | 'money' | 'limits' | 'terms', TitledHtml>>;
  sponsors: Readonly<Record<'football' | 'cup', TitledHtml>>;
}

/** Everything that the demonstration tells players, in one language. */
export interface SeedWords extends Omit<OwnWords, 'help'> {
  help: OwnWords['help'] & Readonly<Record<Topic, TitledHtml>>;
}
