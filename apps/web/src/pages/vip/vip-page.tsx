import { ButtonLink, Chips, Icon } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { clubQuery, type Level, levelsQuery } from '../../features/loyalty/api/loyalty.ts';
import { BenefitGrid } from '../../features/loyalty/ui/benefit-grid.tsx';
import { LevelCard } from '../../features/loyalty/ui/level-card.tsx';
import { NeedsCard } from '../../features/loyalty/ui/needs-card.tsx';
import { ClosedCard } from '../../features/member/ui/closed-card.tsx';
import { formatAmount } from '../../shared/i18n/format.ts';
import { useLocaleText, useText } from '../../shared/i18n/use-text.ts';
import { useHasToken, useMember } from '../../shared/session/use-session.ts';
import { Loaded } from '../../shared/query/loaded.tsx';

/** The levels and their benefits; members also see their own level. */
export default function VipPage() {
  const t = useText();
  const isMember = useMember() !== null;
  const levels = useQuery(levelsQuery());
  const { data: club } = useQuery(clubQuery(useHasToken()));
  return (
    <ClosedCard page="vip">
      <div className="stack">
        {club !== undefined && club.level > 0 && (
          <>
            <LevelCard club={club} />
            <NeedsCard club={club} />
          </>
        )}
        <Loaded query={levels}>
          {(table) => (
            <LevelTable key={club?.level} levels={table.levels} keepDays={table.keepDays} own={club?.level ?? 0} />
          )}
        </Loaded>
        <p className="caption muted mx mt-3">{t('loyalty.rules')}</p>
        {isMember && (
          <div className="padded mt-3">
            <ButtonLink variant="soft" wide href="/m/member/benefits">
              {t('benefits.title')}
            </ButtonLink>
          </div>
        )}
      </div>
    </ClosedCard>
  );
}

function LevelTable({ levels, keepDays, own }: { levels: readonly Level[]; keepDays: number; own: number }) {
  const { t, tag } = useLocaleText();
  const [chosen, setChosen] = useState(String(Math.max(1, own)));
  const level = levels.find((row) => String(row.level) === chosen) ?? levels[0];
  if (level === undefined) return null;
  const takes = [
    [t('loyalty.deposits'), level.deposit],
    [t('loyalty.turnover'), level.turnover],
    [t('loyalty.stays', { days: keepDays }), level.keep],
  ] as const;
  return (
    <>
      <Chips
        label={t('loyalty.levels')}
        options={levels.map((row) => ({
          value: String(row.level),
          label: own === 0 ? `VIP ${row.level}` : <Placed level={row.level} own={own} />,
        }))}
        value={chosen}
        onChange={setChosen}
      />
      <BenefitGrid benefits={level.benefits} />
      <dl className="card mx mt-3 column gap-3">
        {takes.map(([name, amount]) => (
          <div key={name} className="row between">
            <dt className="caption muted">{name}</dt>
            <dd className="label numeric ltr">{formatAmount(amount, tag, { decimals: 0 })}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Status of a level for the member: reached, current, or still closed. */
function Placed({ level, own }: { level: number; own: number }) {
  const t = useText();
  const { icon, text } = PLACES[Math.sign(level - own) as keyof typeof PLACES];
  return (
    <>
      <Icon name={icon} size="small" />
      {`VIP ${level} `}
      <span className="visually-hidden">{t(text)}</span>
    </>
  );
}

const PLACES = {
  [-1]: { icon: 'check', text: 'loyalty.reached' },
  0: { icon: 'crown', text: 'loyalty.yourLevel' },
  1: { icon: 'lock', text: 'loyalty.locked' },
} as const;
