import { promotionsDesk as contract, type ValueOf } from '@fairlot/contract';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { PromotionsPlatform } from '../ports.ts';
import { type Acting, audited, requireVersion, versionOf } from '../../../platform/operators/index.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { wireRow } from '../../../platform/rows/wire-row.ts';
import { lockSegment, noteChanged, type Segment, type Segments, writeSegment } from '../offers/segments.ts';

type Input = Pick<Segment, 'name' | 'conditions'> & { reason: string; version?: string };

/** Routes for saved segments of members. */
export function createSegmentRoutes(platform: PromotionsPlatform, segments: Segments): BoundRoute[] {
  const { db } = platform;

  async function keep(acting: Acting, id: bigint | null, { reason, name, conditions, version }: Input) {
    return audited(platform, acting, async (tx) => {
      if (id !== null) await lockSegment(tx, id);
      const before = (await segments.list(tx)).find((one) => one.id === id) ?? null;
      if (id !== null && before === null) throw new Refusal('not.found');
      if (before !== null) requireVersion(version, contentOf(before));
      const after = await writeSegment(tx, id, { name: plainText(name), conditions });
      if (after === undefined) throw new Refusal('segment.name');
      await noteChanged(tx, after);
      return {
        value: present(after),
        trail: {
          action: 'segment.kept',
          object: `segment:${after.id}`,
          reason,
          before: before && present(before),
          after: present(after),
        },
      };
    });
  }
  return [
    route(contract.segments, async () => (await segments.list(db)).map(present)),
    route(contract.countSegment, async ({ body }) => ({ members: await segments.count(body.conditions) })),
    route(contract.createSegment, ({ operator, ip, body }) => keep({ operator, ip }, null, body)),
    route(contract.changeSegment, ({ operator, ip, params, body }) => keep({ operator, ip }, BigInt(params.id), body)),
  ];
}

function contentOf({ name, conditions }: Segment) {
  return { name, conditions };
}

function present(segment: Segment): ValueOf<typeof contract.createSegment> {
  return { ...wireRow(segment), version: versionOf(contentOf(segment)) };
}
