import { peopleDesk as contract } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { PeoplePlatform } from '../ports.ts';
import { type MemberFact, type MemberLine } from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findMemberById } from '../members.ts';
import type { People } from '../index.ts';
import { readColumns } from './member-list.ts';

/** The page of one member: data of all rooms' desks. */
export function createPageRoutes(platform: PeoplePlatform, present: People['views']): BoundRoute[] {
  const { db, collected } = platform;
  return [
    route(contract.memberPage, async ({ operator, params, language }) => {
      const found = await findMemberById(db, BigInt(params.memberId));
      const [member] = await present(found === undefined ? [] : [found]);
      if (found === undefined || member === undefined) throw new Refusal('not.found');
      const about = { memberId: found.id, asset: found.asset, language };
      const columnsOf = await readColumns(platform, [found], operator, undefined);
      const cards = collected
        .ofDesks('memberCards')
        .filter(({ permission }) => operator.permissions.includes(permission));
      return {
        member: { ...member, ...columnsOf(found.id), avatar: found.avatar },
        cards: await Promise.all(
          cards.map(async ({ name, read }) => {
            const { facts = [], lines = [] } = await read(db, about);
            return {
              card: name,
              facts: facts.map(presentFact),
              lines: lines.map(presentLine),
            };
          }),
        ),
      };
    }),
  ];
}

function presentFact({ isFigure = false, parts = [], course = [], ...fact }: MemberFact) {
  return { ...fact, isFigure, parts: [...parts], course: [...course] };
}

function presentLine({ at, amountMinor, ...line }: MemberLine) {
  return {
    ...line,
    at: at?.getTime() ?? null,
    amount: amountMinor === null ? null : formatMinor(amountMinor),
  };
}
