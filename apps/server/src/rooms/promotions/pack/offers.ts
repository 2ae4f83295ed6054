import type { BodyOf, OfferTerms, promotionsDesk } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import {
  changedEntries,
  isSame,
  PackRefusal,
  type PackPart,
  packPart,
  refusalsAt,
  tidyAmount,
} from '../../../platform/pack/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import {
  changeWritten,
  checkInput,
  cleaned,
  getWritten,
  insertWritten,
  moveWritten,
  publish,
  type WrittenOffer,
} from '../desk/written.ts';
import { detailsOfRounds } from '../offers/award.ts';
import { holdLeastStakes, type LeastStakes } from '../offers/least-stake.ts';
import type { Segments } from '../offers/segments.ts';
import type { PromotionsPlatform } from '../ports.ts';
import type { Invitations } from '../referral/invitations.ts';
import { type OfferInPack, OffersFile } from './shapes.ts';

type Platform = Pick<PromotionsPlatform, 'site' | 'announcementKeys' | 'freeRounds'>;
type Input = Omit<BodyOf<typeof promotionsDesk.createOffer>, 'reason'>;
type State = NonNullable<OfferInPack['state']>;

/** References of offers: ids by keys of announcements and by names of segments. */
interface Names {
  announcements: ReadonlyMap<string, string>;
  segments: ReadonlyMap<string, string>;
}

const USUAL: Partial<OfferInPack> = { state: 'draft', code: null, announcement: null };
/** Defaults of optional terms. */
const USUAL_TERMS: NonNullable<OfferInPack['terms']> = {
  startsAt: null,
  endsAt: null,
  audience: {},
  gift: 'bonus',
  share: null,
  amount: null,
  leastDeposit: null,
  every: 'once',
  stacks: true,
};

/**
 * Offers as a file of merchant packs. The terms of an entry replace those of the offer; a running offer with other
 * terms is published again. Ended offers are not part of packs.
 */
export function createOffersPack(
  platform: Platform,
  segments: Pick<Segments, 'list'>,
  leastStakes: Pick<LeastStakes, 'complete'>,
  invitations: Pick<Invitations, 'tell'>,
): PackPart {
  const { site } = platform;

  const namesOf = (executor: Executor) => readNames(platform, segments, executor);

  async function applyOffer(tx: Tx, key: string, id: bigint | undefined, isNewText: boolean, offer: OfferInPack) {
    const input = await inputOf(leastStakes, tx, key, offer, await namesOf(tx));
    const former = id === undefined ? null : (await getWritten(tx, id)).state;
    let written =
      id === undefined ? await insertWritten(tx, input, await site.currency(tx)) : await getWritten(tx, id, true);
    if (id === undefined)
      await tx.run(sql`update promotions_offers set pack_key = ${key} where id = ${written.id}::bigint`);
    else if (isNewText) written = await changeWritten(tx, written, input);
    const wanted = offer.state ?? 'draft';
    if (wanted === 'draft') {
      if (written.version > 0) throw new PackRefusal([key, 'state'], 'an offer that was published cannot be a draft');
      return;
    }
    written = await moveTo(tx, written, wanted);
    // An offer that was not running before and is not running now changes nothing for members.
    if (written.kind === 'referral' && [former, wanted].includes('running')) await invitations.tell(tx);
  }

  return packPart<OffersFile>({
    name: 'offers',
    schema: OffersFile,
    read: async (executor) => {
      await site.currency(executor);
      const names = await namesOf(executor);
      return Object.fromEntries((await readRows(executor)).map((row) => [row.key, offerOf(row, names)]));
    },
    complete: async (tx, current, wanted) => {
      const next = { ...current };
      for (const [key, offer] of Object.entries(wanted))
        next[key] = await refusalsAt([key], () => complete(tx, key, current[key], offer), pathOf);
      return next;
    },
    apply: async (tx, current, next) => {
      const ids = new Map((await readRows(tx)).map(({ key, id }) => [key, id]));
      for (const [key, offer] of changedEntries(current, next)) {
        const isNewText = !isSame({ ...offer, state: null }, { ...current[key], state: null });
        await refusalsAt([key], () => applyOffer(tx, key, ids.get(key), isNewText, offer), pathOf);
      }
    },
    forget: () => {},
  });

  async function complete(
    tx: Tx,
    key: string,
    now: OfferInPack | undefined,
    wanted: OfferInPack,
  ): Promise<OfferInPack> {
    const offer: OfferInPack = {
      ...USUAL,
      ...now,
      ...wanted,
      ...(wanted.budget !== undefined && { budget: tidyAmount(wanted.budget) }),
      terms: wanted.terms === undefined ? (now?.terms ?? {}) : { ...USUAL_TERMS, ...wanted.terms },
      texts: cleaned({ ...now?.texts, ...wanted.texts }),
    };
    const names = await namesOf(tx);
    const { terms } = await inputOf(leastStakes, tx, key, offer, names);
    await requireRounds(platform, tx, key, terms);
    return { ...offer, terms: termsInPack(terms, names) };
  }
}

/** Maps a field of the console's form to its path in the file. */
function pathOf(field: string): string[] {
  return ['kind', 'code', 'budget', 'texts', 'state'].includes(field) ? [field] : ['terms', field];
}

interface OfferRow {
  id: bigint;
  key: string;
  kind: NonNullable<OfferInPack['kind']>;
  state: State;
  code: string | null;
  announcementId: string | null;
  terms: OfferTerms;
  texts: NonNullable<OfferInPack['texts']>;
  budgetMinor: bigint;
}

const readRows = (executor: Executor) =>
  executor.rows(sql<OfferRow>`
    select id, pack_key as key, kind, state, code, announcement_id as "announcementId", terms, texts,
           written_budget_minor as "budgetMinor"
      from promotions_offers where state <> 'ended' order by id`);

function offerOf(
  { kind, state, code, announcementId, terms, texts, budgetMinor }: OfferRow,
  names: Names,
): OfferInPack {
  const announcement = nameOf(names.announcements, announcementId);
  return { kind, state, code, announcement, budget: formatMinor(budgetMinor), terms: termsInPack(terms, names), texts };
}

function termsInPack({ startsAt, endsAt, audience, ...terms }: OfferTerms, { segments }: Names) {
  const { segmentId, ...reached } = audience;
  const segment = nameOf(segments, segmentId ?? null);
  return {
    ...terms,
    // 0 means no start time.
    startsAt: startsAt === 0 ? null : new Date(startsAt).toISOString(),
    endsAt: endsAt === null ? null : new Date(endsAt).toISOString(),
    audience: { ...reached, ...(segment !== null && { segment }) },
  };
}

/** @throws PackRefusal for missing terms or an unknown segment */
function storedTerms(path: string[], terms: NonNullable<OfferInPack['terms']>, { segments }: Names): OfferTerms {
  const { startsAt = null, endsAt = null, audience = {}, ...rest } = terms;
  const { segment, ...reached } = audience;
  const segmentId = segment === undefined ? undefined : segments.get(segment);
  if (segment !== undefined && segmentId === undefined)
    throw new PackRefusal([...path, 'audience', 'segment'], `${segment} is no segment`);
  const missing = (['most', 'money', 'wagering'] as const).find((name) => rest[name] === undefined);
  if (missing !== undefined) throw new PackRefusal(path, `the terms need ${missing}`);
  return {
    ...rest,
    startsAt: startsAt === null ? 0 : Date.parse(startsAt),
    endsAt: endsAt === null ? null : Date.parse(endsAt),
    audience: { ...reached, ...(segmentId !== undefined && { segmentId }) },
  } as OfferTerms;
}

/** The name of an id; null for one that was removed meanwhile. */
const nameOf = (ids: ReadonlyMap<string, string>, wanted: string | null): string | null =>
  [...ids].find(([, id]) => id === wanted)?.[0] ?? null;

async function readNames(platform: Platform, segments: Pick<Segments, 'list'>, executor: Executor): Promise<Names> {
  return {
    announcements: new Map(
      [...(await platform.announcementKeys(executor))].map(([id, key]): [string, string] => [key, id]),
    ),
    segments: new Map((await segments.list(executor)).map(({ id, name }) => [name, String(id)])),
  };
}

/** @throws PackRefusal for free rounds of a game that does not exist or has none */
async function requireRounds(platform: Platform, tx: Tx, key: string, terms: OfferTerms): Promise<void> {
  if (terms.gift !== 'freeRounds' || terms.rounds === undefined) return;
  const { vendor, gameId } = terms.rounds;
  const reason = await platform.freeRounds.wrongWith?.(detailsOfRounds(terms), tx);
  if (typeof reason === 'string')
    throw new PackRefusal([key, 'terms', 'rounds', 'gameId'], `${gameId} of ${vendor} has no free rounds`);
}

/** Publishes an offer that was changed, and pauses or continues it. */
async function moveTo(tx: Tx, offer: WrittenOffer, wanted: 'running' | 'paused'): Promise<WrittenOffer> {
  let written = offer;
  if (written.isChanged) {
    const { endsAt } = written.terms;
    if (endsAt !== null && endsAt <= Date.now()) throw new Refusal('offer.terms', { field: 'endsAt' });
    await holdLeastStakes(tx);
    written = await publish(tx, written);
  }
  return (written.state === 'paused') === (wanted === 'paused') ? written : moveWritten(tx, written, wanted);
}

/** Converts an entry to a console request. @throws PackRefusal, Refusal offer.terms */
async function inputOf(
  leastStakes: Pick<LeastStakes, 'complete'>,
  tx: Tx,
  key: string,
  offer: OfferInPack,
  names: Names,
): Promise<Input> {
  const { kind, code = null, announcement = null, budget, terms = {}, texts } = offer;
  if (kind === undefined || budget === undefined || texts === undefined)
    throw new PackRefusal([key], `${key} needs kind, budget, terms and texts`);
  const announcementId = announcement === null ? null : names.announcements.get(announcement);
  if (announcementId === undefined)
    throw new PackRefusal([key, 'announcement'], `${announcement ?? ''} is no announcement`);
  const stored = storedTerms([key, 'terms'], terms, names);
  const input = { kind, code, announcementId, budget, terms: stored, texts };
  checkInput(input);
  return { ...input, terms: await leastStakes.complete(tx, stored) };
}
