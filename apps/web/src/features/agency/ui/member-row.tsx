import { Flag, Icon } from '@fairlot/ui';
import { formatAmount } from '../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import type { TeamMember } from '../api/team.ts';

/** A member of the team: name, size of their own team, turnover and profit. */
export function MemberRow({ member, onOpen }: { member: TeamMember; onOpen: (member: TeamMember) => void }) {
  const { t, tag } = useLocaleText();
  const profit = Number(member.profit);
  const count = (number: number) => formatAmount(`${number}.00`, tag, { decimals: 0 });
  return (
    <button type="button" className="list-row list-row--tall" onClick={() => onOpen(member)}>
      <span className={member.isOnline ? 'icon-box icon-box--brand' : 'icon-box'}>
        <Icon name="user" size="small" />
      </span>
      <span className="grow">
        <span className="label truncate block">
          {member.account} {member.type !== 0 && <Flag tone="gold">{t('agency.title')}</Flag>}
        </span>
        <span className="caption faint numeric truncate block">
          {t('agency.below', { count: count(member.size) })} · {t('bets.count', { count: member.bets })}
        </span>
      </span>
      <span className="end list-row__amount">
        <span className="label numeric block">
          <span className="ltr">{formatAmount(member.turnover, tag)}</span>
        </span>
        <span className={profit > 0 ? 'caption numeric positive' : 'caption numeric faint'}>
          <span className="ltr">{formatAmount(member.profit, tag, { sign: true })}</span>
        </span>
      </span>
    </button>
  );
}
