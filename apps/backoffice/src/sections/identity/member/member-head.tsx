import { Button } from '@fairlot/ui';
import { ban, tag } from '@fairlot/ui/icons';
import { RowMenu } from '../../../list/row-actions.tsx';
import { MemberFace } from '../../../parts/member-face.tsx';
import { Time } from '../../../parts/time.tsx';
import { common } from '../../../shared/common-texts.ts';
import { formatAmount } from '../../../shared/format.ts';
import type { Operator } from '../../../shared/operator.ts';
import type { PageProps } from '../../../shared/section.ts';
import { useContributions } from '../../../shared/use-sections.ts';
import type { MemberView } from '../api.ts';
import { memberTexts, TRIAL_TYPE } from '../texts.ts';
import { pageTexts as words } from './texts.ts';

interface MemberHeadProps {
  view: MemberView;
  operator: Operator;
  onGo: PageProps['onGo'];
  onTurn: () => void;
  onLabel: () => void;
  onRemoveTotp: () => void;
}

/** The member's identity and status, four actions, and a menu with the others. */
export function MemberHead(props: MemberHeadProps) {
  const { member, cards } = props.view;
  const { memberId, account, type, disabled, createdAt, balance, currency, agent, lastSeenAt } = member;
  const owed = cards.flatMap(({ facts }) => facts).find(({ name }) => name === 'owed')?.value ?? '0';
  return (
    <header className="member-head">
      <MemberFace account={account} avatar={member.avatar} className="member-face--large" />
      <div>
        <div className="member-title">
          <h2>{account}</h2>
          <span className={disabled ? 'state state--bad' : 'state state--good'}>
            {disabled ? common.disabled : common.active}
          </span>
          <Pills member={member} />
        </div>
        <p className="muted">
          <b className="member-balance">{`${formatAmount(balance)} ${currency}`}</b>
          {Number(owed) === 0 ? null : (
            <>
              {' · '}
              <b className="member-owed">{words.owes(formatAmount(owed))}</b>
            </>
          )}
          {` · ID ${memberId} · ${typeOf(type)} · ${words.joined} `}
          <Time at={createdAt} />
          {agent === null ? null : ` · ${words.agent(agent)}`}
          {lastSeenAt === null ? null : (
            <>
              {` · ${words.seen} `}
              <Time at={lastSeenAt} />
            </>
          )}
        </p>
      </div>
      <MemberActions {...props} />
    </header>
  );
}

function MemberActions({ view, operator, onGo, onTurn, onLabel, onRemoveTotp }: MemberHeadProps) {
  const { memberId, account, type, disabled } = view.member;
  const hasTotp = view.cards.flatMap(({ facts }) => facts).some(({ name, value }) => name === 'authenticator' && value);
  const canRemoveTotp = hasTotp && operator.permissions.includes('members.disable');
  const actions = useContributions()
    .memberActions.filter(({ permission }) => operator.permissions.includes(permission))
    .filter(({ needsRealAccount }) => !needsRealAccount || type !== TRIAL_TYPE);
  const menu = [
    ...actions
      .filter(({ icon }) => icon === undefined)
      .map(({ label, path, search }) => ({ label, run: () => onGo(path, search(memberId)) })),
    ...(canRemoveTotp ? [{ label: words.removeTotp, run: onRemoveTotp }] : []),
  ];
  return (
    <div className="row member-actions">
      {actions.map(({ label, path, search, icon }) =>
        icon === undefined ? null : (
          <Button icon={icon} key={label} onClick={() => onGo(path, search(memberId))}>
            {label}
          </Button>
        ),
      )}
      {operator.permissions.includes('members.label') ? (
        <Button icon={tag} onClick={onLabel}>
          {common.labels}
        </Button>
      ) : null}
      {operator.permissions.includes('members.disable') ? (
        <Button icon={disabled ? 'check' : ban} variant={disabled ? undefined : 'danger'} onClick={onTurn}>
          {disabled ? memberTexts.enable : common.disable}
        </Button>
      ) : null}
      {menu.length === 0 ? null : <RowMenu title={account} actions={menu} />}
    </div>
  );
}

/** Level and risk, as the list of members shows them, and the member's labels. */
function Pills({ member }: Pick<MemberView, 'member'>) {
  const columns = useContributions().memberColumns;
  const pills = (['level', 'risk'] as const).map((name) => {
    const column = columns.find((one) => one.name === name);
    if (column === undefined || member[name] === null) return null;
    return (
      <span
        key={name}
        className="member-pill"
        data-tone={name === 'risk' ? member.risk : undefined}
        title={column.title}
      >
        {name === 'risk' ? `${column.title}: ` : ''}
        {column.cell(member)}
      </span>
    );
  });
  return (
    <>
      {pills}
      {member.labels.map((label) => (
        <span key={label} className="member-pill" data-tone="label" title={common.labels}>
          {label}
        </span>
      ))}
    </>
  );
}

function typeOf(type: number): string {
  return type === TRIAL_TYPE ? common.trial : (memberTexts.types[type] ?? String(type));
}
