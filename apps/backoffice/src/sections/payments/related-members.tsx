import { Time } from '../../parts/time.tsx';
import { formatAmount } from '../../shared/format.ts';
import type { Background } from './api.ts';
import { caseTexts as words } from './case-texts.ts';
import { useBackground } from './use-background.ts';

interface RelatedMembersProps {
  orderId: string;
  /** Opens a member's page; null if the component is already on one. */
  onOpen: ((memberId: string) => void) | null;
}

type Related = NonNullable<Background['related']>[number];

const STATE_CLASSES = { active: 'state state--good', disabled: 'state state--bad', closed: 'state' } as const;

/** Other members with the same account, device or address; another part of the page shows the loading state. */
export function RelatedMembers({ orderId, onOpen }: RelatedMembersProps) {
  const { state } = useBackground(orderId);
  if (state.kind !== 'ready' || state.value.related === null) return null;
  const { related } = state.value;
  return (
    <section className="side-part" aria-labelledby="side-related">
      <h3 id="side-related">{words.related}</h3>
      {related.length === 0 ? <p className="muted">{words.noRelated}</p> : null}
      <ul className="side-related">
        {related.map((one) => (
          <li key={one.memberId}>
            <span>
              <MemberName {...one} onOpen={onOpen} />
              <small className="muted">
                {one.by.map((by) => words.nearness[by]).join(', ')} · <Time at={one.at} />
              </small>
            </span>
            <span className="side-balance">
              {formatAmount(one.balance)}
              <span className={STATE_CLASSES[one.state]}>{words.memberStates[one.state]}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function MemberName({ memberId, account, onOpen }: Related & Pick<RelatedMembersProps, 'onOpen'>) {
  if (onOpen === null) return <b>{account}</b>;
  return (
    <button type="button" className="link" onClick={() => onOpen(memberId)}>
      {account}
    </button>
  );
}
