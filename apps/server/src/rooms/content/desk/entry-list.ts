import { contentDesk as contract, type ValueOf } from '@fairlot/contract';
import { sql } from '../../../platform/db/index.ts';
import { type AnyDeskList, deskList } from '../../../platform/operators/index.ts';
import { type RowOf, wireRow } from '../../../platform/rows/wire-row.ts';
import type { Site } from '../../site/index.ts';

type View = ValueOf<typeof contract.entryList>['list'][number];

type Row = RowOf<Omit<View, 'title'>, 'id', 'startsAt' | 'endsAt'> & {
  texts: Record<string, { title: string } | undefined>;
};

const SHOWN = sql`texts, is_published, starts_at, ends_at`;
const ENTRIES = sql`(
  select 'announcement' as kind, id, kind as code, null::int as position, ${SHOWN} from content_announcements
  union all select 'banner', id, group_name, position, ${SHOWN} from content_banners
  union all select 'category', id, null, position, ${SHOWN} from content_categories
  union all select 'help', id, tag, position, ${SHOWN} from content_help
  union all select 'sponsor', id, null, position, ${SHOWN} from content_sponsors) e`;
const KEY = sql`(e.kind || ':' || e.id)`;
const STATE = sql`case when not e.is_published then 'draft' when e.starts_at > clock_timestamp() then 'planned'
  when e.ends_at <= clock_timestamp() then 'over' else 'running' end`;

/** Content of all kinds for members and visitors; hundreds of entries at most. */
export function createEntryList(site: Site): AnyDeskList {
  return deskList<Row, View>({
    endpoint: contract.entryList,
    select: sql`${KEY} as entry, e.kind, e.id, e.code, e.position, e.texts, ${STATE} as state,
      e.starts_at as "startsAt", e.ends_at as "endsAt"`,
    from: ENTRIES,
    alias: 'e',
    key: { column: KEY, type: 'text' },
    fields: {
      entry: { column: KEY },
      find: {
        where: ([text = '']) => sql`exists (select 1 from jsonb_each(e.texts) t
          where strpos(lower(t.value ->> 'title'), lower(${text})) > 0)`,
      },
      state: { column: STATE },
      position: { column: sql`coalesce(e.position, 0)` },
    },
    present: async (rows, { language: own = '' }) => {
      const languages = await site.setting('languages');
      return rows.map(({ texts, ...row }) => {
        const titled = [own, ...languages, ...Object.keys(texts)].find((language) => texts[language] !== undefined);
        return { ...wireRow(row), title: texts[titled ?? '']?.title ?? '' };
      });
    },
  });
}
