import type { IconName } from '@fairlot/ui';
import {
  chart,
  folder,
  gamepad,
  grid,
  network,
  newspaper,
  plug,
  scale,
  scroll,
  sun,
  tasks,
  trophy,
  userCog,
  users,
} from '@fairlot/ui/icons';
import { PAGES, pagesFor } from '../sections.ts';
import { DOOR_KEYS, type DoorKey, type GroupKey, NAVIGATION, type SectionPage } from '../shared/section.ts';
import { doorTexts } from './door-texts.ts';

/** A link of the navigation with the pages behind it that the operator may open. */
export interface Door {
  key: DoorKey;
  label: string;
  icon: IconName;
  /** The pages with a sub-tab, in order; never empty. The door opens the first. */
  pages: readonly [SectionPage, ...SectionPage[]];
}

const ICONS: Readonly<Record<DoorKey, IconName>> = {
  today: sun,
  withdrawals: 'upload',
  deposits: 'download',
  cases: folder,
  approvals: 'shield',
  chat: 'message',
  reports: chart,
  members: users,
  agents: network,
  vendors: plug,
  games: gamepad,
  draws: grid,
  results: tasks,
  odds: scale,
  promotions: 'gift',
  rewards: trophy,
  content: newspaper,
  site: 'settings',
  payments: 'card',
  operators: userCog,
  audit: scroll,
};

/** The first page of every door in the whole console, which gives the door its name. */
const FIRST = new Map(
  DOOR_KEYS.map((key) => [key, PAGES.find(({ door, within }) => door === key && within === undefined)]),
);

/** The doors that these permissions open, in order; a door without a permitted page is omitted. */
export function doorsFor(permissions: readonly string[]): readonly Door[] {
  const allowed = pagesFor(permissions).filter(({ within }) => within === undefined);
  return DOOR_KEYS.flatMap((key) => {
    const [first, ...others] = allowed.filter(({ door }) => door === key);
    if (first === undefined) return [];
    // A door with a single page that is not its main one is named after that page.
    const isNamedByPage = others.length === 0 && first !== FIRST.get(key);
    const name = isNamedByPage ? first : { label: doorTexts.doors[key], icon: ICONS[key] };
    return [{ key, label: name.label, icon: name.icon, pages: [first, ...others] as const }];
  });
}

/** The doors of each group in order; groups without one are omitted. */
export function groupsOf(doors: readonly Door[]): readonly { key: GroupKey; doors: readonly Door[] }[] {
  return (Object.keys(NAVIGATION) as GroupKey[])
    .map((key) => ({ key, doors: doors.filter((door) => groupOf(door.key) === key) }))
    .filter((group) => group.doors.length > 0);
}

export function groupOf(door: DoorKey): GroupKey {
  const found = (Object.keys(NAVIGATION) as GroupKey[]).find((key) =>
    (NAVIGATION[key] as readonly DoorKey[]).includes(door),
  );
  return found ?? 'today';
}

const AT_THUMB = 4;
const THUMB_ORDER: readonly DoorKey[] = ['today', 'withdrawals', 'approvals', 'chat', 'deposits', 'cases'];

/** The doors in the bottom bar of a phone: the queues that cannot wait, then the next doors in order. */
export function doorsAtThumb(doors: readonly Door[]): readonly Door[] {
  const preferred = THUMB_ORDER.flatMap((key) => doors.filter((door) => door.key === key));
  return [...preferred, ...doors.filter((door) => !preferred.includes(door))].slice(0, AT_THUMB);
}
