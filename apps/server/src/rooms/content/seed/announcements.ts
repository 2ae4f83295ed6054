import type { Draft } from '../drafts.ts';
import type { SeedWords } from './words/shape.ts';

/** Categories are identified by their texts. */
type SeedAnnouncement = Pick<Draft<'announcement'>, 'kind' | 'isHot' | 'audience' | 'takesApplications' | 'images'> & {
  words: keyof SeedWords['announcements'];
  categories: readonly SeedCategory[];
};
type SeedCategory = keyof SeedWords['categories'];

/** Promotion categories in order. */
export const SEED_CATEGORIES: readonly SeedCategory[] = ['freePlay', 'draws'];

/** At least one of every kind; the last is the newest. */
export const SEED_ANNOUNCEMENTS: readonly SeedAnnouncement[] = [
  { words: 'check', kind: 'PL', isHot: true, audience: 'all', takesApplications: false, categories: [], images: [] },
  { words: 'closing', kind: 'PL', isHot: false, audience: 'all', takesApplications: false, categories: [], images: [] },
  {
    words: 'welcome',
    kind: 'PU',
    isHot: false,
    audience: 'all',
    takesApplications: false,
    categories: [],
    images: [{ url: '/art/elott/notice-evening.svg?v=1&w=360&h=180&motif=balls&pal=jade', sequence: 1 }],
  },
  {
    words: 'agents',
    kind: 'A',
    isHot: false,
    audience: 'members',
    takesApplications: false,
    categories: [],
    images: [],
  },
  {
    words: 'million',
    kind: 'PR',
    isHot: false,
    audience: 'all',
    takesApplications: false,
    categories: ['freePlay'],
    images: [{ url: '/art/inhouse/promo-free-play.svg?v=1&w=360&h=150&motif=dice&pal=amber&fx=0.78', sequence: 1 }],
  },
  {
    words: 'trust',
    kind: 'PR',
    isHot: false,
    audience: 'all',
    takesApplications: true,
    categories: ['draws'],
    images: [{ url: '/art/elott/promo-check.svg?v=1&w=360&h=150&motif=ticket&pal=cobalt&fx=0.78', sequence: 1 }],
  },
];
