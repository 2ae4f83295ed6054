import { Time } from '../../../parts/time.tsx';
import type { Operator } from '../../../shared/operator.ts';
import type { PageProps } from '../../../shared/section.ts';
import { useContributions } from '../../../shared/use-sections.ts';
import type { MemberView } from '../api.ts';
import { memberTexts, TRIAL_TYPE } from '../texts.ts';
import { pageTexts as words } from './texts.ts';

interface MemberHeadProps {
  member: MemberView['member'];
  operator: Operator;
  onGo: PageProps['onGo'];
  onTurn: () => void;
}

/** The member's identity, and actions. */
export function MemberHead({ member, operator, onGo, onTurn }: MemberHeadProps) {
  const { memberId, account, type, disabled, createdAt } = member;
  const actions = useContributions()
    .memberActions.filter(({ permission }) => operator.permissions.includes(permission))
    .filter(({ needsRealAccount }) => !needsRealAccount || type !== TRIAL_TYPE);
  return (
    <header className="member-head">
      <span className="member-face" aria-hidden="true">
        {account.slice(0, 2).toUpperCase()}
      </span>
      <div>
        <h2>{account}</h2>
        <p className="muted">
          ID {memberId} · {typeOf(type)} · {words.joined} <Time at={createdAt} />{' '}
          <span className={disabled ? 'state state--bad' : 'state state--good'}>
            {disabled ? memberTexts.disabled : memberTexts.active}
          </span>
        </p>
      </div>
      <p className="row member-actions">
        {actions.map(({ label, path, search }) => (
          <button key={label} type="button" className="button" onClick={() => onGo(path, search(memberId))}>
            {label}
          </button>
        ))}
        {operator.permissions.includes('members.disable') ? (
          <button type="button" className={`button ${disabled ? '' : 'button--danger'}`} onClick={onTurn}>
            {disabled ? memberTexts.enable : memberTexts.disable}
          </button>
        ) : null}
      </p>
    </header>
  );
}

function typeOf(type: number): string {
  return type === TRIAL_TYPE ? memberTexts.trial : (memberTexts.types[type] ?? String(type));
}
