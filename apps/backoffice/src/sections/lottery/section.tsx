import './lottery.css';
import type { Section } from '../../shared/section.ts';
import { Calendar } from './calendar.tsx';
import { DrawPage } from './draw-page.tsx';
import { Feeds } from './feeds.tsx';
import { Odds } from './odds.tsx';
import { ResultFiles } from './result-files.tsx';
import { Rules } from './rules.tsx';
import { lotteryTexts } from './texts.ts';

const { titles, kinds } = lotteryTexts;

export const section: Section = {
  pages: [
    {
      path: 'draws',
      label: titles.draws,
      group: 'play',
      place: 1,
      permission: 'draws.read',
      render: (props) => <DrawPage {...props} />,
    },
    {
      path: 'odds',
      label: titles.odds,
      group: 'play',
      place: 2,
      permission: 'odds.change',
      render: () => <Odds />,
    },
    {
      path: 'rules',
      label: titles.rules,
      group: 'play',
      place: 3,
      permission: 'draws.read',
      render: ({ operator }) => <Rules operator={operator} />,
    },
    {
      path: 'files',
      label: titles.files,
      group: 'play',
      place: 4,
      permission: 'results.enter',
      render: () => <ResultFiles />,
    },
    {
      path: 'calendar',
      label: titles.calendar,
      group: 'play',
      place: 5,
      permission: 'draws.read',
      render: ({ operator }) => <Calendar operator={operator} />,
    },
    {
      path: 'feeds',
      label: titles.feeds,
      group: 'play',
      place: 6,
      permission: 'draws.read',
      render: () => <Feeds />,
    },
  ],
  approvals: {
    'draw.void': { label: kinds['draw.void'], permission: 'draws.void' },
    'draw.postpone': { label: kinds['draw.postpone'], permission: 'draws.change' },
    'odds.publish': { label: kinds['odds.publish'], permission: 'odds.change' },
    'rules.publish': { label: kinds['rules.publish'], permission: 'odds.change' },
  },
};
