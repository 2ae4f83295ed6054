import { flagChanged, on } from '../../platform/events/index.ts';
import { site as contract, type ValueOf } from '@fairlot/contract';
import { keepCurrency } from '@fairlot/money';
import type { FastifyInstance } from 'fastify';
import type { Executor, Tx } from '../../platform/db/index.ts';
import { type BoundRoute, route } from '../../platform/http/index.ts';
import type { SitePlatform } from './ports.ts';
import { countriesIn } from './countries.ts';
import { createCountryDatabase } from './country/country-database.ts';
import { createDesk } from './desk/index.ts';
import { checkAll, createChanges, withAllFlags } from './changes.ts';
import { createFixing } from './fixed.ts';
import { type ActiveSettings, activateSettings } from './active-settings.ts';
import { lawfulFlags, marketOf } from './market.ts';
import { createSitePack } from './pack.ts';
import { isPreview } from './preview.ts';
import { createPackPictures } from './pictures/pack-pictures.ts';
import { keepPicture, servePictures } from './pictures/pictures.ts';
import {
  invitationOriginOf,
  type Merchant,
  presentDomainRoute,
  presentInstall,
  presentServices,
  presentStatus,
  presentTemplates,
  statusOf,
} from './present.ts';
import { reviewCreditMax } from './desk/review-credit.ts';
import { leastAgeOf, type SiteSettings } from './settings.ts';
import { isRestricted, maintenanceAt, msUntilWindow } from './status.ts';
import { keyedFlags } from './agent-keys.ts';
import { holdSettings, loadSettings, lockSettings, recordAnnouncedStatus, storeSetting } from './store.ts';
import { createSetupSteps } from './setup-steps.ts';
import { createConnectionPack } from '../../platform/connections/index.ts';
import { defineRoom } from '../../platform/room.ts';
import type { Site } from './index.ts';

const CACHE_MS = 1000;
/** A change of the settings wakes the job. */
const WINDOWS_EVERY_MS = 5000;

/** Settings as stored, and as effective. */
interface Kept {
  stored: SiteSettings;
  active: ActiveSettings;
  at: number;
}

export const site = defineRoom({ name: 'site', create: createSite });

function createSite(platform: SitePlatform) {
  const { config, db, log, secrets, flags: declared } = platform;
  const messaging = platform.messaging.connections;
  const initialFlags = Object.fromEntries(declared.map(({ name, isOn }) => [name, isOn]));
  const rules = Object.fromEntries(declared.flatMap(({ name, rule }) => (rule === undefined ? [] : [[name, rule]])));
  const merchant: Merchant = {
    code: config.merchantCode,
    host: new URL(config.publicOrigin).host,
    get social() {
      return platform.socialLogins();
    },
    mayEmulate: !config.isProduction,
  };
  const fixing = createFixing(() => platform.amounts());
  const reader = createReader(platform, merchant, { initialFlags, rules });
  const { read, current, dropCache } = reader;
  const status = createStatus(log, current);
  const changes = createChanges(platform, merchant, { initialFlags, fixing, dropCache });
  const watchWindows = createWatch(platform, merchant, current);
  const door = createDoor(platform, merchant, { reader, changes, fixing, status });
  return {
    door,
    answers: { setup: createSetupSteps(async (executor) => (await read(executor)).stored) },
    desk: createDesk(platform, door),
    pack: [
      createSitePack(door, (executor) => loadSettings(executor, merchant.code, initialFlags)),
      createConnectionPack(platform, messaging, { name: 'message-providers', isOneOfGroup: true }),
    ],
    listeners: [
      {
        name: 'site-flags',
        subscriptions: [
          on(flagChanged, async (tx, flagged) => {
            const { flags } = await lockSettings(tx, merchant.code, initialFlags);
            const changed = Object.fromEntries(flagged.map(({ payload: { flag, isOn } }) => [flag, isOn]));
            await storeSetting(tx, merchant.code, 'flags', { ...flags, ...changed });
            await changes.publishStatus(tx);
            dropCache();
          }),
        ],
      },
    ],
    routes: routesOf(secrets, merchant, current, status),
    plugin: async (server: FastifyInstance) => servePictures(server, db, merchant.code),
    jobs: [{ name: 'site-windows', everyMs: WINDOWS_EVERY_MS, run: watchWindows }, messaging.job],
    sealed: [messaging.sealed],
    // The demonstration is open from the beginning.
    seed: (tx: Tx) => door.changeIn(tx, { opened: true }, () => {}),
    prepare: async () => {
      await read();
      await messaging.refresh();
    },
  };
}

interface DoorParts {
  reader: ReturnType<typeof createReader>;
  changes: ReturnType<typeof createChanges>;
  fixing: ReturnType<typeof createFixing>;
  status: Status;
}

function createDoor(
  { config, db }: SitePlatform,
  merchant: Merchant,
  { reader: { read, current, dropCache }, changes: { change, changeAll, changeWithin }, fixing, status }: DoorParts,
): Site {
  const isInMaintenance = async () => maintenanceAt((await current()).settings, Date.now()).maintenance;

  return {
    status,
    change,
    changeAll,
    changeIn: (tx, values, check) =>
      changeWithin(tx, (before) => {
        check(before);
        return withAllFlags(values, before);
      }),
    check: async (values) => {
      const before = (await read()).stored;
      checkAll(before, withAllFlags(values, before));
      await fixing.check(db, before, values);
    },
    dropCache,
    all: async () => (await read()).stored,
    isFixed: () => fixing.isFixed(db),
    keepPicture: (file, alongside) => keepPicture(db, merchant.code, file, alongside),
    packPictures: createPackPictures(merchant.code),
    settings: async (executor) => (await current(executor)).view,
    isInMaintenance,
    flags: async (executor) => (await current(executor)).settings.flags,
    setting: async (key, executor) => (await current(executor)).settings[key],
    timeZone: async (executor) => (await current(executor)).settings.timeZone,
    currency: async (executor) => (await current(executor)).settings.currency,
    holdCurrency: async (tx) => (await holdSettings(tx, merchant.code, {})).currency,
    holdMarket: async (tx) => {
      const { market, currency } = await holdSettings(tx, merchant.code, {});
      return marketOf(market, currency);
    },
    servesAddress: async (ip) => {
      const { restrictedNetworks, restrictedCountries } = (await current()).settings;
      if (restrictedNetworks.length === 0 && restrictedCountries.length === 0) return true;
      return !(await status(ip)).regionRestriction;
    },
    isOpened: async (executor) => (await current(executor)).settings.opened,
    isUpgrading: async () => (await current()).settings.upgrading,
    takesTokenInQuery: async () => (await current()).settings.api.tokenInQuery,
    isHalfSpan: async () => (await current()).settings.lottery.countdown === 'halfSpan',
    minimumAge: async (executor) => leastAgeOf((await current(executor)).settings),
    isOn: async (flag) => (await current()).settings.flags[flag] === true,
    invitationOrigin: async () => invitationOriginOf((await current()).settings, config.publicOrigin),
    reviewCreditMax: async () => {
      const { settings } = await current();
      return reviewCreditMax(settings.reviewCreditMax, config, settings.currency);
    },
    market: async (executor) => {
      const { settings } = await current(executor);
      return marketOf(settings.market, settings.currency);
    },
  };
}

/** Notifies clients when a maintenance window begins or ends. */
function createWatch({ db, events }: SitePlatform, merchant: Merchant, current: Current): () => Promise<number> {
  let reported: boolean | undefined;
  return async () => {
    const { settings } = await current();
    const now = Date.now();
    const { maintenance } = maintenanceAt(settings, now);
    if (maintenance === reported) return msUntilWindow(settings, now);
    await db.transaction(async (tx) => {
      if (await recordAnnouncedStatus(tx, merchant.code, maintenance))
        await events.stream.publish(tx, null, 'status', { status: statusOf(maintenance, false) });
    });
    reported = maintenance;
    return msUntilWindow(settings, now);
  };
}

type Current = (executor?: Executor) => Promise<ActiveSettings>;
type Status = (ip: string, language?: string, executor?: Executor) => Promise<ValueOf<typeof contract.systemStatus>>;

interface Flags {
  initialFlags: Readonly<Record<string, boolean>>;
  rules: Parameters<typeof lawfulFlags>[2];
}

/** The settings, read at most once a second. */
function createReader({ db, events, log }: SitePlatform, merchant: Merchant, { initialFlags, rules }: Flags) {
  let cached: Kept | undefined;
  /** Counts the changes that this process made or was notified of. */
  let changes = 0;

  function dropCache(): void {
    changes++;
    cached = undefined;
  }
  // Clients request the settings again as soon as they receive `status`. This subscription is older than that of the
  // clients' streams, so the cache is dropped first, even when another process made the change.
  events.stream.subscribe(({ name }) => {
    if (name !== 'status') return;
    dropCache();
    // Immediately, because amounts are read and written in the currency of the settings that were read last.
    read().catch((error: unknown) => log.error({ err: error }, 'the settings cannot be read'));
  });

  async function read(executor: Executor = db): Promise<Kept> {
    const at = performance.now();
    if (cached && at - cached.at < CACHE_MS) return cached;
    const changesBefore = changes;
    const stored = await loadSettings(executor, merchant.code, initialFlags);
    const flags = keyedFlags(lawfulFlags(stored.flags, stored.market, rules), stored.agentKeys);
    const kept = { active: activateSettings({ ...stored, flags }, merchant), stored, at };
    // A change during the read may have made it stale, so only this caller gets it.
    if (changes === changesBefore) {
      cached = kept;
      keepCurrency(stored.currency);
    }
    return kept;
  }
  const current = async (executor?: Executor): Promise<ActiveSettings> => (await read(executor)).active;
  return { read, current, dropCache };
}

function createStatus(log: SitePlatform['log'], current: Current): Status {
  const countries = createCountryDatabase();
  async function countryOf(ip: string): Promise<string | null> {
    try {
      return await countries.find(ip);
    } catch (error) {
      log.error({ err: error }, 'the country data cannot be read, countries are not restricted');
      return null;
    }
  }
  async function status(
    ip: string,
    language = '',
    executor?: Executor,
  ): Promise<ValueOf<typeof contract.systemStatus>> {
    const { settings, allowed, restricted, info, statusOf: kept } = await current(executor);
    const levelTerms = maintenanceAt(settings, Date.now());
    return kept([ip, language, levelTerms.maintenance, levelTerms.maintenanceUntil].join(' '), async () => {
      const country = await countryOf(ip);
      const lists = { allowed, restricted, countries: settings.restrictedCountries };
      return presentStatus(
        { ip, country, regionRestriction: isRestricted(ip, country, lists), opened: settings.opened, ...levelTerms },
        info(language),
      );
    });
  }
  return status;
}

function routesOf(
  secrets: SitePlatform['secrets'],
  merchant: Merchant,
  current: Current,
  status: Status,
): BoundRoute[] {
  return [
    route(contract.whitelabel, async () => {
      const { flags, menuKeys } = (await current()).settings;
      return { flags, menuKeys };
    }),
    route(contract.systemStatus, async ({ ip, language, preview }) => {
      const found = await status(ip, language);
      if (found.opened || !isPreview(secrets, preview.value, Date.now())) return found;
      return {
        ...found,
        status: statusOf(false, found.regionRestriction),
        maintenance: false,
        opened: true,
        preview: true,
      };
    }),
    route(contract.settings, async () => (await current()).view),
    route(contract.domainRoute, async () => presentDomainRoute((await current()).settings, merchant)),
    route(contract.setTemplate, async () => presentTemplates((await current()).settings)),
    route(contract.resources, async () => (await current()).settings.resources),
    route(contract.company, async () => (await current()).settings.company),
    route(contract.install, async ({ language }) => presentInstall((await current()).settings, language)),
    route(contract.getService, async ({ query, language }) =>
      presentServices((await current()).settings, query.language ?? language),
    ),
    route(contract.systemCountry, async ({ query, language }) => countriesIn(query.language ?? language)),
  ];
}
