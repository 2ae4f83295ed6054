import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { createElement, useCallback, useState } from 'react';
import { type Action, ActionDialog } from '../../../form/action-dialog.tsx';
import { countQuery } from '../../../list/count-query.ts';
import { countWords } from '../../../list/count-words.ts';
import { Loaded } from '../../../parts/states.tsx';
import { common } from '../../../shared/common-texts.ts';
import type { Operator } from '../../../shared/operator.ts';
import type { MemberTab, PageProps } from '../../../shared/section.ts';
import { useAddressOnce } from '../../../shared/use-address-part.ts';
import { useLoad } from '../../../shared/use-load.ts';
import { useContributions } from '../../../shared/use-sections.ts';
import { identityApi, type MemberView } from '../api.ts';
import { memberTexts } from '../texts.ts';
import { LabelsDialog } from './labels-dialog.tsx';
import { MemberHead } from './member-head.tsx';
import './member.css';
import { Overview } from './overview.tsx';
import { pageTexts as words } from './texts.ts';
import { useTotpRemoval } from './use-totp-removal.ts';

const OVERVIEW = 'overview';

/** All data about one member that the operator may read, and actions. An address without a member leads to the list. */
export function MemberPage({ operator, search, onGo }: PageProps) {
  const query = new URLSearchParams(search);
  const memberId = query.get('memberId') ?? '';
  if (!/^[1-9]\d{0,17}$/.test(memberId)) return <Navigate to="/members" replace />;
  return (
    // Keyed by member, so that no state of one member is used for another.
    <Page key={memberId} operator={operator} memberId={memberId} wanted={query.get('tab') ?? OVERVIEW} onGo={onGo} />
  );
}

interface InnerProps extends Pick<PageProps, 'operator' | 'onGo'> {
  memberId: string;
  /** Name of the requested tab, which may not exist. */
  wanted: string;
}

function Page({ operator, memberId, wanted, onGo }: InnerProps) {
  const { state, reload } = useLoad(
    useCallback((signal: AbortSignal) => identityApi.member(memberId, signal), [memberId]),
  );
  const [action, setAction] = useState<Action | null>(null);
  const [isLabelling, setLabelling] = useState(false);
  const { notice, removalOf } = useTotpRemoval();
  const tabs = useContributions().memberTabs.filter(({ permission }) => operator.permissions.includes(permission));
  const tab = tabs.find(({ key }) => key === wanted);
  const goTo = (key: string) =>
    onGo('member', `?memberId=${memberId}${key === OVERVIEW ? '' : `&tab=${encodeURIComponent(key)}`}`);
  const turnOf = ({ account, disabled }: MemberView['member']): Action => ({
    title: disabled ? memberTexts.enable : common.disable,
    needsReason: true,
    text: disabled ? memberTexts.enableText(account) : memberTexts.disableText(account),
    run: async (reason) => {
      await identityApi.switchMember(memberId, disabled ? 'enable' : 'disable', reason);
      reload();
    },
  });
  const found = state.kind === 'ready' ? state.value.member : null;
  const canDisable = found !== null && !found.disabled && operator.permissions.includes('members.disable');
  useAddressOnce('do', canDisable ? 'disable' : null, () => setAction(found && turnOf(found)));
  return (
    <Loaded state={state} onRetry={reload} onList={() => onGo('members')}>
      {(view) => (
        <>
          <MemberHead
            view={view}
            operator={operator}
            onGo={onGo}
            onTurn={() => setAction(turnOf(view.member))}
            onLabel={() => setLabelling(true)}
            onRemoveTotp={() => setAction(removalOf(view.member))}
          />
          <p role="status">{notice}</p>
          <nav className="member-tabs" aria-label={words.tabs}>
            {[{ key: OVERVIEW, label: words.overview }, ...tabs].map(({ key, label, ...tabOf }) => (
              <button
                key={key}
                type="button"
                aria-current={key === (tab?.key ?? OVERVIEW) ? 'page' : undefined}
                onClick={() => goTo(key)}
              >
                {label}
                {'count' in tabOf && tabOf.count !== undefined ? <TabCount {...tabOf.count(memberId)} /> : null}
              </button>
            ))}
          </nav>
          {tab === undefined ? (
            <Overview view={view} operator={operator} onTab={goTo} onGo={onGo} tabs={tabs.map(({ key }) => key)} />
          ) : (
            <Tab key={tab.key} tab={tab} memberId={memberId} operator={operator} />
          )}
          <ActionDialog action={action} onClose={() => setAction(null)} />
          {isLabelling && <LabelsDialog member={view.member} onDone={reload} onClose={() => setLabelling(false)} />}
        </>
      )}
    </Loaded>
  );
}

/** Number of rows behind a tab. */
function TabCount({ list, filter }: { list: string; filter: readonly string[] }) {
  const { data } = useQuery(countQuery({ name: list }, { filter }));
  return data === undefined ? null : <small>{countWords(data)}</small>;
}

function Tab({ tab, memberId, operator }: { tab: MemberTab; memberId: string; operator: Operator }) {
  const { state, reload } = useLoad(useCallback(() => tab.load(), [tab]));
  return (
    <Loaded state={state} onRetry={reload}>
      {(content) => createElement(content, { memberId, operator })}
    </Loaded>
  );
}
