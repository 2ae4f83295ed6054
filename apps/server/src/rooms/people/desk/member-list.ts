import { peopleDesk as contract, type ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { sql } from '../../../platform/db/index.ts';
import type { PeoplePlatform } from '../ports.ts';
import {
  type AnyDeskList,
  beginsWith,
  deskList,
  maySee,
  type MemberFinder,
  type Reader,
} from '../../../platform/operators/index.ts';
import { markOfEmail, markOfMobile, markOfTail } from '../details/contacts.ts';
import type { MemberSummary, MemberView, People } from '../index.ts';
import { normaliseAccount } from '../account-name.ts';

type ListedView = ValueOf<typeof contract.members>['list'][number];
type Row = MemberSummary & Pick<ListedView, 'avatar'>;

/** The member list; other rooms' columns are only looked up for the rows of the page. */
export function createMemberList(platform: PeoplePlatform, present: People['views']): AnyDeskList {
  const { marks, collected } = platform;
  return deskList<Row, ListedView>({
    endpoint: contract.members,
    select: sql`m.id, m.account, m.type, m.asset, m.labels, m.disabled_at is not null as "isDisabled",
      m.created_at as "createdAt", m.avatar`,
    from: sql`people_members m`,
    alias: 'm',
    fields: {
      memberId: { column: sql`m.id` },
      find: { where: ([text = '']) => memberFound(text) },
      mobile: {
        where: ([text = '']) => {
          const digits = text.replaceAll(/\D/g, '');
          return digits.length === 4
            ? sql`m.mobile_tail_mark = ${markOfTail(marks, digits)}`
            : sql`m.mobile_mark = ${markOfMobile(marks, `+${digits}`)}`;
        },
      },
      email: { where: ([text = '']) => sql`m.email_mark = ${markOfEmail(marks, text)}` },
      card: { where: ([text = '']) => sql`m.id in (${finderOf(collected, 'card').ids(text)})` },
      address: { where: ([ip = '']) => sql`m.id in (${finderOf(collected, 'address').ids(ip)})` },
      device: { where: ([device = '']) => sql`m.id in (${finderOf(collected, 'device').ids(device)})` },
      // The partial index serves only conditions that exclude members without labels.
      label: { where: ([label = '']) => sql`m.labels <> '{}' and m.labels @> array[${label}]::text[]` },
      disabled: { where: ([is]) => (is === 'true' ? sql`m.disabled_at is not null` : sql`m.disabled_at is null`) },
    },
    present: async (members, reader, columns) => {
      const [views, added] = await Promise.all([present(members), readColumns(platform, members, reader, columns)]);
      return views.map((view, place) => ({
        ...view,
        ...added(BigInt(view.memberId)),
        avatar: members[place]?.avatar ?? null,
      }));
    },
  });
}

type Added = Omit<ListedView, keyof MemberView | 'avatar'>;

const NOTHING: Added = {
  level: null,
  paidIn: null,
  paidOut: null,
  paidNet: null,
  paidInMonth: null,
  paidOutMonth: null,
  paidNetMonth: null,
  playerNetMonth: null,
  lastSeenAt: null,
  agent: null,
  risk: null,
};

/**
 * Reads the columns of other rooms for these members; skips a room if none of its columns is requested or permitted.
 */
export async function readColumns(
  { db, collected }: PeoplePlatform,
  members: readonly MemberSummary[],
  reader: Reader,
  columns: readonly string[] | undefined,
): Promise<(memberId: bigint) => Added> {
  const { list } = contract.members;
  const isWanted = (name: string) => (columns === undefined || columns.includes(name)) && maySee(list, name, reader);
  const asked = collected.ofDesks('memberColumns').filter(({ names }) => names.some(isWanted));
  const listed = members.map(({ id, asset, type }) => ({ memberId: id, asset, type }));
  const found = await Promise.all(asked.map(({ read }) => read(db, listed)));
  return (memberId) => {
    const read = Object.entries(Object.assign({}, ...found.map((one) => one.get(memberId))) as Partial<Added>);
    return { ...NOTHING, ...Object.fromEntries(read.filter(([name]) => isWanted(name))) };
  };
}

/** Finds members through another room's data. @throws when no room supports the field */
function finderOf(collected: PeoplePlatform['collected'], field: string): MemberFinder {
  const found = collected.ofDesks('memberFinders').find((finder) => finder.field === field);
  if (found === undefined) throw new Error(`No room finds members by ${field}`);
  return found;
}

/** Matches the beginning of a name, or a complete id. */
export function memberFound(text: string) {
  const named = beginsWith(sql`m.account`, normaliseAccount(text));
  return /^[1-9]\d{0,17}$/.test(text) ? sql`${named} or m.id = ${text}::bigint` : named;
}

export function createPresenter(platform: PeoplePlatform): People['views'] {
  return async (members) => {
    const balances = await platform.balances.of(members.map(({ id }) => id));
    const found = new Map(balances.map(({ memberId, asset, balanceMinor }) => [`${memberId} ${asset}`, balanceMinor]));
    return members.map((member) => presentMember(member, found.get(`${member.id} ${member.asset}`) ?? 0n));
  };
}

function presentMember(
  { id, account, type, asset, labels, isDisabled, createdAt }: MemberSummary,
  balanceMinor: bigint,
): MemberView {
  return {
    memberId: String(id),
    account,
    type,
    currency: asset,
    balance: formatMinor(balanceMinor),
    disabled: isDisabled,
    labels: labels.toSorted(),
    createdAt: createdAt.getTime(),
  };
}
