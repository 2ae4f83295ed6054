import { pageOf } from '../../../platform/operators/index.ts';
import { agency as contract, type ValueOf } from '@fairlot/contract';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { randomText } from '../../../platform/secrets.ts';
import { wireRow } from '../../../platform/rows/wire-row.ts';
import { requireAboveDownline, requireWithin, lockRates, LOWEST, rateHistory, ratesOf, setRates } from '../rates.ts';
import type { AgencyServices } from '../services.ts';
import { requireAgent, requireDirectDownline, requireTeamMember } from '../tree/guard.ts';
import { place } from '../tree/tree-rows.ts';
import { countOpenLinks, endLink, insertLink, type Link, linksOf } from './link-rows.ts';

const PAGE_SIZE = 25;
/** Maximum number of open codes per agent. */
const MOST_LINKS = 50;
/** Excludes letters and digits that are easily confused. */
const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 8;

/** Ways in which agents add members: codes, accounts that they open, and the rates that they give. */
export function createLinkRoutes(services: AgencyServices): BoundRoute[] {
  return [...codeRoutes(services), ...accountRoutes(services), ...rateRoutes(services)];
}

function codeRoutes({ platform, requireFlag }: AgencyServices): BoundRoute[] {
  const { db, site } = platform;
  return [
    route(contract.links, async ({ caller, query: { pageNo = 1, pageSize = PAGE_SIZE } }) => {
      requireAgent(caller);
      await requireFlag('REGCEN');
      const { list, totalPages } = await linksOf(db, caller.memberId, pageOf({ pageNo, pageSize }));
      const origin = await site.invitationOrigin();
      return {
        value: { list: list.map((link) => presentLink(link, origin)), totalPages },
        footer: { rates: await ratesOf(db, caller.memberId), lowest: LOWEST },
      };
    }),
    route(contract.createLink, async ({ caller, body: { label, type, rates, expiresInDays } }) => {
      await requireTeamMember(db, caller, undefined);
      await requireFlag('REGCEN');
      const link = await db.transaction(async (tx) => {
        requireWithin(rates, await ratesOf(tx, caller.memberId));
        if ((await countOpenLinks(tx, caller.memberId)) >= MOST_LINKS) throw new Refusal('limit.exceeded');
        const code = `A${randomText(CODE_ALPHABET, CODE_LENGTH)}`;
        return insertLink(tx, {
          agentId: caller.memberId,
          code,
          label: label.trim(),
          type,
          rates,
          days: expiresInDays,
        });
      });
      return presentLink(link, await site.invitationOrigin());
    }),
    route(contract.endLink, async ({ caller, params: { linkId } }) => {
      requireAgent(caller);
      if (!(await endLink(db, caller.memberId, BigInt(linkId)))) throw new Refusal('not.found');
      return null;
    }),
  ];
}

function accountRoutes({ platform, identity, zoneOf, requireFlag }: AgencyServices): BoundRoute[] {
  const { db } = platform;
  return [
    route(contract.registerDownline, async ({ caller, body: { account, password, type, rates } }) => {
      await requireTeamMember(db, caller, undefined);
      await requireFlag('REGCEN');
      await identity.checkCredentials(account, password);
      const zone = await zoneOf(db);
      return db.transaction(async (tx) => {
        await lockRates(tx);
        requireWithin(rates, await ratesOf(tx, caller.memberId));
        const memberId = await identity.registerMember(tx, {
          account,
          password,
          type,
          inviterId: caller.memberId,
          mustChangePassword: true,
        });
        const made = await platform.people.find(memberId, tx);
        if (made === undefined) throw new Error(`Member ${memberId} was not created`);
        const { asset, createdAt: joinedAt } = made;
        await place(tx, { memberId, parentId: caller.memberId, account: made.account, type, asset, joinedAt }, zone);
        await setRates(tx, memberId, rates, caller.userName);
        return { account: made.account };
      });
    }),
  ];
}

function rateRoutes({ platform: { db } }: AgencyServices): BoundRoute[] {
  return [
    route(contract.rates, async ({ caller, query: { memberId } }) => {
      const whom = await requireTeamMember(db, caller, memberId);
      const most = await ratesOf(db, whom.parentId ?? whom.memberId);
      const history = await rateHistory(db, whom.memberId);
      return {
        rates: await ratesOf(db, whom.memberId),
        // Members do not see the rates of their own upline.
        most: whom.memberId === caller.memberId ? await ratesOf(db, caller.memberId) : most,
        history: history.map(({ product, rate, at, by }) => ({
          product,
          rate,
          at: at.getTime(),
          by: by === caller.userName ? by : NOT_NAMED,
        })),
      };
    }),
    route(contract.setRates, async ({ caller, body: { memberId, rates } }) => {
      await requireDirectDownline(db, caller, memberId);
      await db.transaction(async (tx) => {
        await lockRates(tx);
        const downline = await requireDirectDownline(tx, caller, memberId);
        requireWithin(rates, await ratesOf(tx, caller.memberId));
        await requireAboveDownline(tx, downline.memberId, rates);
        await setRates(tx, downline.memberId, rates, caller.userName);
      });
      return null;
    }),
  ];
}

/** Replaces the name of an upline, an operator or a code in a history that another member reads. */
const NOT_NAMED = '–';

function presentLink({ id, ...link }: Link, origin: string): ValueOf<typeof contract.createLink> {
  return { ...wireRow(link), linkId: String(id), url: `${origin}/m/register?affiliateCode=${link.code}` };
}
