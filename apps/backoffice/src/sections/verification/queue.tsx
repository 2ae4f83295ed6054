import type { ValueOf, verificationDesk } from '@fairlot/contract';
import { IDENTITIES } from '@fairlot/contract/verification/lists';
import type { ListDeclaration } from '../../list/list-spec.ts';
import { CaseDesk } from '../../parts/case/case-desk.tsx';
import type { CasePoint, CaseSubject } from '../../parts/case/case-types.ts';
import { loadRow } from '../../parts/case/load-row.ts';
import { MemberSide } from '../../parts/case/member-side.tsx';
import { Time } from '../../parts/time.tsx';
import type { Operator } from '../../shared/operator.ts';
import type { PageProps } from '../../shared/section.ts';
import { common } from '../../shared/common-texts.ts';
import { verificationApi } from './api.ts';
import { Documents } from './documents.tsx';
import { checkText, Decide, type Identity, IdentityFacts, Proposals } from './member-identity.tsx';
import { verificationTexts as words } from './texts.ts';
import { sectionTexts } from './section-texts.ts';

type Row = ValueOf<typeof verificationDesk.documents>['list'][number];

interface DocumentCase {
  row: Row;
  identity: Identity;
}

/** Members' documents without a decision. */
export function IdentityQueue({ operator, onGo }: PageProps) {
  return (
    <CaseDesk
      operator={operator}
      list={LIST}
      part="document"
      openLabel={common.showMember}
      titleOf={(id) => `${sectionTexts.queue} ${id}`}
      load={loadCase}
      subjectOf={(view, finish) => documentCase(view, operator, onGo, finish)}
    />
  );
}

async function loadCase(id: string, signal: AbortSignal): Promise<DocumentCase | null> {
  const row = await loadRow<Row>(LIST.name, `id:eq:${id}`, signal);
  return row === null ? null : { row, identity: await verificationApi.member(row.memberId, signal) };
}

/** A document as a case: what is known of the member, the provider's answer, the pictures, and the decision. */
function documentCase(
  { row, identity }: DocumentCase,
  operator: Operator,
  onGo: PageProps['onGo'],
  finish: (notice: string) => void,
): CaseSubject {
  const { id, account, memberId, sentAt } = row;
  const mayDecide = operator.permissions.includes('verification.decide');
  return {
    key: id,
    number: id,
    state: <StateOf {...row} />,
    title: account,
    text: (
      <>
        {`${whatOf(row)} · ${words.sentAt} `}
        <Time at={sentAt} />
      </>
    ),
    owner: null,
    buttons: [{ label: common.showMember, run: () => onGo('member', `?memberId=${memberId}`) }],
    points: pointsOf(identity),
    parts: (
      <>
        <IdentityFacts identity={identity} isWhole={mayDecide} />
        <Proposals proposals={identity.proposals} />
        <Documents documents={identity.documents} mayLook={mayDecide} />
      </>
    ),
    side: {
      title: common.member,
      content: operator.permissions.includes('members.read') ? <MemberSide memberId={memberId} /> : null,
    },
    take: null,
    work: { object: `document:${id}`, mayDecide: mayDecide && row.decidedAt === null },
    decisions: [],
    form: mayDecide ? (
      <Decide
        key={id}
        identity={identity}
        onDone={(isAsked) => finish(isAsked ? common.sentForApproval : words.done)}
      />
    ) : null,
  };
}

/** The provider's answer, and whether the identity counts at present. */
function pointsOf({ check, state, expiresOn }: Identity): CasePoint[] {
  const identity: CasePoint = {
    key: 'state',
    title: words.states[state],
    facts: expiresOn === null ? words.noEnd : `${words.expiresOn}: ${expiresOn}`,
    passed: state === 'verified',
  };
  if (check === null) return [identity];
  return [identity, { key: 'check', title: words.check, facts: checkText(check), passed: check.state === 'approved' }];
}

const whatOf = ({ kind, side }: Row): string => `${words.kinds[kind] ?? kind}, ${words.sides[side] ?? side}`;
const StateOf = ({ decidedAt }: Row) => (
  <span className={decidedAt === null ? 'state state--wait' : 'state'}>
    {decidedAt === null ? words.waiting : words.looked}
  </span>
);

const LIST: ListDeclaration<Row> = {
  name: 'identities',
  spec: IDENTITIES,
  caption: sectionTexts.queue,
  keyOf: ({ id }) => id,
  titleOf: ({ account }) => account,
  columns: [
    { name: 'sentAt', title: words.sentAt, cell: ({ sentAt }) => <Time at={sentAt} /> },
    { name: 'memberId', title: common.member, cell: ({ account, memberId }) => `${account} (${memberId})` },
    { name: 'kind', title: words.kind, cell: whatOf },
    { name: 'decidedAt', title: sectionTexts.title, cell: StateOf },
    { name: 'id', title: 'ID', cell: ({ id }) => id, isFigure: true, isSpare: true },
  ],
  fields: { state: sectionTexts.title, side: words.side },
  choices: { state: { open: words.waiting, looked: words.looked }, kind: words.kinds, side: words.sides },
  views: [
    { key: 'open', name: words.waiting, filter: ['state:eq:open'], sort: null },
    { key: 'all', name: words.all, filter: [], sort: '-id' },
  ],
  card: (row) => ({ title: row.account, state: <StateOf {...row} />, facts: whatOf(row) }),
};
