import type { Draft } from '../drafts.ts';
import type { SeedWords } from './words/shape.ts';

type SeedBanner = Pick<Draft<'banner'>, 'groupName' | 'url' | 'art'> & { words: keyof SeedWords['banners'] };

/** A banner for every group; those of the home page are first. */
export const SEED_BANNERS: readonly SeedBanner[] = [
  {
    words: 'freePlay',
    groupName: 'm_home',
    url: '/m/trail',
    art: { cat: 'inhouse', motif: 'dice', pal: 'jade', field: 'dots' },
  },
  {
    words: 'minute',
    groupName: 'm_home',
    url: '/m/lottery/play?gameCode=VN60',
    art: { cat: 'elott', motif: 'balls', pal: 'amber', field: 'rays' },
  },
  {
    words: 'lobby',
    groupName: 'm_home',
    url: '/m/lott',
    art: { cat: 'elott', motif: 'ticket', pal: 'cobalt', field: 'rings' },
  },
  {
    words: 'register',
    groupName: 'm_reg',
    url: null,
    art: { cat: 'inhouse', motif: 'star', pal: 'jade', field: 'sun' },
  },
  {
    words: 'originals',
    groupName: 'm_inhouse',
    url: '/m/help',
    art: { cat: 'inhouse', motif: 'plinko', pal: 'amber', field: 'dots' },
  },
  {
    words: 'slots',
    groupName: 'm_rng',
    url: '/m/gameList?gameType=RNG',
    art: { cat: 'slots', motif: 'seven', pal: 'berry', field: 'rays' },
  },
  {
    words: 'live',
    groupName: 'm_live',
    url: '/m/live',
    art: { cat: 'live', motif: 'roulette', pal: 'night', field: 'rings' },
  },
  {
    words: 'fish',
    groupName: 'm_fish',
    url: '/m/gameList?gameType=FISH',
    art: { cat: 'fish', motif: 'fish', pal: 'aqua', field: 'waves' },
  },
  {
    words: 'cards',
    groupName: 'm_pvp',
    url: '/m/gameList?gameType=PVP',
    art: { cat: 'pvp', motif: 'cards', pal: 'coral', field: 'arches' },
  },
  {
    words: 'sports',
    groupName: 'm_sports',
    url: '/m/sports',
    art: { cat: 'sports', motif: 'soccer', pal: 'moss', field: 'bands' },
  },
  {
    words: 'cockfight',
    groupName: 'm_sports',
    url: '/m/cockfight',
    art: { cat: 'cockfight', motif: 'feather', pal: 'clay', field: 'sun' },
  },
  {
    words: 'esports',
    groupName: 'm_esports',
    url: '/m/esports',
    art: { cat: 'esports', motif: 'pad', pal: 'cobalt', field: 'rays' },
  },
  {
    words: 'results',
    groupName: 'm_lott',
    url: '/m/lottery/history?gameCode=VN60',
    art: { cat: 'elott', motif: 'ticket', pal: 'amber', field: 'rings' },
  },
  {
    words: 'fiveMinutes',
    groupName: 'm_elott',
    url: '/m/lottery/play?gameCode=VN300',
    art: { cat: 'elott', motif: 'balls', pal: 'sky', field: 'dots' },
  },
  {
    words: 'promotions',
    groupName: 'm_promotion',
    url: '/m/activity',
    art: { cat: 'inhouse', motif: 'coin', pal: 'clay', field: 'sun' },
  },
  {
    words: 'help',
    groupName: 'm_help',
    url: '/m/help',
    art: { cat: 'inhouse', motif: 'keno', pal: 'jade', field: 'bands' },
  },
  {
    words: 'notices',
    groupName: 'm_notice',
    url: null,
    art: { cat: 'inhouse', motif: 'bell', pal: 'clay', field: 'rings' },
  },
  {
    words: 'hot',
    groupName: 'm_hot',
    url: '/m/hot',
    art: { cat: 'slots', motif: 'bolt', pal: 'coral', field: 'rays' },
  },
];
