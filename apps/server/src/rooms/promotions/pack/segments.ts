import { changedEntries, type PackPart, packPart, PackRefusal } from '../../../platform/pack/index.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { lockSegment, noteChanged, type Segments, writeSegment } from '../offers/segments.ts';
import { SegmentsFile } from './shapes.ts';

/** Segments as a file of merchant packs. Active offers keep the conditions with which they were published. */
export function createSegmentsPack(segments: Pick<Segments, 'list'>): PackPart {
  return packPart<SegmentsFile>({
    name: 'segments',
    schema: SegmentsFile,
    read: async (executor) =>
      Object.fromEntries((await segments.list(executor)).map(({ name, conditions }) => [name, { conditions }])),
    complete: async (_tx, current, wanted) => ({
      ...current,
      ...Object.fromEntries(Object.entries(wanted).map(([name, segment]) => [plainText(name), segment])),
    }),
    apply: async (tx, current, next) => {
      const ids = new Map((await segments.list(tx)).map(({ name, id }) => [name, id]));
      for (const [name, { conditions }] of changedEntries(current, next)) {
        const id = ids.get(name) ?? null;
        if (id !== null) await lockSegment(tx, id);
        const written = await writeSegment(tx, id, { name, conditions });
        if (written === undefined) throw new PackRefusal([name], `the name ${name} is taken`);
        await noteChanged(tx, written);
      }
    },
    forget: () => {},
  });
}
