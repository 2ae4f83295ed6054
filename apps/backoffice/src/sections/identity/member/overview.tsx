import { Button } from '@fairlot/ui';
import { useState } from 'react';
import type { Operator } from '../../../shared/operator.ts';
import type { PageProps } from '../../../shared/section.ts';
import { useContributions } from '../../../shared/use-sections.ts';
import type { MemberView } from '../api.ts';
import { CardOf } from './card.tsx';
import { Figures } from './figures.tsx';
import { Links } from './links.tsx';
import { RevealDialog } from './reveal-dialog.tsx';
import { pageTexts as words } from './texts.ts';
import { Timeline } from './timeline.tsx';

interface OverviewProps extends Pick<PageProps, 'onGo'> {
  view: MemberView;
  operator: Operator;
  tabs: readonly string[];
  onTab: (key: string) => void;
}

/** Order of the cards beside the timeline, which already shows their latest events. */
const COLUMNS = ['risk', 'person', 'money'] as const;

/** Key figures on top, then the timeline beside linked members and every room's facts. */
export function Overview({ view: { member, cards }, operator, tabs, onTab, onGo }: OverviewProps) {
  const named = useContributions().memberCards;
  const [isRevealing, setRevealing] = useState(false);
  const known = cards
    .flatMap((card) => {
      const own = named[card.card];
      return own === undefined ? [] : [{ card, own }];
    })
    .toSorted((a, b) => a.own.place - b.own.place);
  const figures = known.flatMap(({ card, own }) =>
    card.facts.filter(({ isFigure }) => isFigure).map((fact) => ({ fact, own })),
  );
  const { memberId, account } = member;
  return (
    <>
      <Figures figures={figures} tabs={tabs} onTab={onTab} />
      <div className="member-columns">
        <Timeline memberId={memberId} onGo={onGo} />
        <div>
          <Links memberId={memberId} account={account} onGo={onGo} />
          {COLUMNS.flatMap((column) => known.filter(({ own }) => own.column === column))
            .filter(({ card }) => card.facts.some(({ isFigure }) => !isFigure))
            .map(({ card, own }) => (
              <CardOf
                key={card.card}
                card={card}
                words={own}
                onAll={own.tab !== undefined && tabs.includes(own.tab) ? () => onTab(own.tab ?? '') : null}
                head={
                  card.card === 'person' && operator.permissions.includes('members.reveal') ? (
                    <Button icon="eye" size="small" onClick={() => setRevealing(true)}>
                      {words.reveal}
                    </Button>
                  ) : null
                }
              />
            ))}
        </div>
      </div>
      {isRevealing ? <RevealDialog memberId={member.memberId} onClose={() => setRevealing(false)} /> : null}
    </>
  );
}
