import { CalendarOff, FileUp, Grid3x3, ListChecks, Rss, Scale } from 'lucide-react';
import { pick } from '../../shared/language.ts';
import { betStates } from '../../shared/payment-states.ts';
import type { Section } from '../../shared/section.ts';
import { drawTexts } from './texts.ts';

const words = pick(
  {
    draws: 'Draws',
    odds: 'Odds and limits',
    rules: 'Draw rules',
    files: 'Result files',
    calendar: 'Calendar',
    feeds: 'Result feeds',
    ticket: 'Tickets',
    voiding: 'Void a draw',
    postpone: 'Postpone a draw',
    publishOdds: 'Publish odds',
    publishRules: 'Publish draw rules',
  },
  {
    draws: 'Kỳ quay',
    odds: 'Tỷ lệ và hạn mức',
    rules: 'Luật quay số',
    files: 'Tệp kết quả',
    calendar: 'Lịch quay',
    feeds: 'Nguồn kết quả',
    ticket: 'Vé',
    voiding: 'Hủy một kỳ quay',
    postpone: 'Hoãn một kỳ quay',
    publishOdds: 'Công bố tỷ lệ',
    publishRules: 'Công bố luật quay số',
  },
);

export const section: Section = {
  pages: [
    {
      path: 'draws',
      label: words.draws,
      icon: Grid3x3,
      group: 'lottery',
      place: 10,
      letter: 'd',
      permission: 'draws.read',
      load: () => import('./draw-page.tsx').then(({ DrawPage }) => DrawPage),
    },
    {
      path: 'files',
      label: words.files,
      icon: FileUp,
      group: 'lottery',
      place: 20,
      letter: 'r',
      permission: 'results.enter',
      load: () => import('./result-files.tsx').then(({ ResultFiles }) => ResultFiles),
    },
    {
      path: 'feeds',
      label: words.feeds,
      icon: Rss,
      group: 'lottery',
      place: 30,
      letter: 'f',
      permission: 'draws.read',
      load: () => import('./feeds.tsx').then(({ Feeds }) => Feeds),
    },
    {
      path: 'calendar',
      label: words.calendar,
      icon: CalendarOff,
      group: 'lottery',
      place: 40,
      letter: 'l',
      permission: 'draws.read',
      load: () => import('./calendar.tsx').then(({ Calendar }) => Calendar),
    },
    {
      path: 'odds',
      label: words.odds,
      icon: Scale,
      group: 'lottery',
      place: 50,
      letter: 'q',
      permission: 'odds.change',
      load: () => import('./odds.tsx').then(({ Odds }) => Odds),
    },
    {
      path: 'rules',
      label: words.rules,
      icon: ListChecks,
      group: 'lottery',
      place: 60,
      letter: 'u',
      permission: 'draws.read',
      load: () => import('./rules.tsx').then(({ Rules }) => Rules),
    },
  ],
  approvals: {
    'draw.void': { label: words.voiding, permission: 'draws.void' },
    'draw.postpone': { label: words.postpone, permission: 'draws.change' },
    'odds.publish': { label: words.publishOdds, permission: 'odds.change' },
    'rules.publish': { label: words.publishRules, permission: 'odds.change' },
  },
  searchKinds: {
    draw: { label: words.draws, states: drawTexts.states, looks: { void: 'state state--bad' } },
    ticket: { label: words.ticket, states: betStates, looks: { won: 'state state--good' } },
  },
};
