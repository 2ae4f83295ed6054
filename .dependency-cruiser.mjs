// Who may import whom. Every rule has a tree under test/boundaries/fixtures that breaks it.
// "From" paths begin at the root of the tree; "to" paths may lie outside it, behind a workspace link.

/** The whole list of arrows between rooms: who calls whose door. A new one needs a decision record. */
const roomArrows = {
  site: [],
  people: ['site'],
  wallet: [],
  protection: [],
  verification: ['site', 'people', 'protection'],
  identity: ['site', 'people', 'protection'],
  catalogue: ['site'],
  lottery: ['site', 'wallet', 'protection', 'catalogue'],
  vendors: ['site', 'people', 'wallet', 'catalogue', 'protection'],
  originals: ['site', 'wallet', 'protection', 'catalogue'],
  payments: ['site', 'people', 'wallet', 'protection'],
  promotions: ['site', 'people', 'wallet', 'protection'],
  loyalty: ['site', 'people', 'wallet', 'protection'],
  agency: ['site', 'people', 'wallet', 'identity', 'protection'],
  records: ['site', 'people', 'wallet'],
  content: ['site'],
  inbox: [],
  chat: [],
  backoffice: ['site'],
};

/**
 * Whose ports a room answers: it imports their types (`ports.ts`) from the room that asks. `wiring.ts` hands the
 * implementation over.
 *
 * @type {Record<string, string[]>}
 */
const portArrows = {
  site: ['backoffice'],
  catalogue: ['backoffice'],
  people: ['site'],
  wallet: ['identity', 'people', 'site'],
  protection: ['identity', 'site'],
  identity: ['inbox', 'payments', 'promotions'],
  lottery: ['backoffice', 'identity', 'promotions', 'site'],
  verification: ['backoffice', 'identity', 'originals', 'promotions'],
  originals: ['backoffice', 'identity', 'promotions', 'site'],
  payments: ['agency', 'backoffice', 'identity', 'site'],
  records: ['identity'],
  agency: ['identity', 'site'],
  content: ['identity'],
  vendors: ['identity', 'loyalty', 'originals'],
  inbox: ['identity'],
  chat: ['identity'],
  promotions: ['identity', 'lottery', 'loyalty', 'payments', 'site'],
  loyalty: ['identity', 'payments', 'promotions', 'site'],
};

const rooms = '^apps/server/src/rooms/';
const behindDoor = `${rooms}[^/]+/(?!(index|ports)\\.ts$)`;
/** What benchmarks and journeys prepare rows with, beside the doors and what rooms offer to tests. */
const openToTools = `${rooms}(${[
  'backoffice/sessions',
  'people/details/contacts',
  'identity/registration/rules',
  'payments/accounts/account-rows',
  'site/identity-settings',
  'vendors/adapters/slotegrator/signature',
  'vendors/adapters/softswiss/inbound',
].join('|')})\\.ts$`;
/** What runs, tests or measures the product; nothing of the product knows it. */
const tools = '^(bench|e2e|launcher|scripts|test)/';
const launcher = '^(scripts/(start|run)|launcher/[^/]+)\\.mjs$';
const wiring = '^apps/server/src/(wiring|app)\\.ts$';
const test = '\\.test\\.tsx?$';
const pure = '^packages/(money|lottery-maths|game-maths|agency-maths|fairness|contract)/src/';

export default {
  forbidden: [
    rule('room-door', 'a room is reached through its index.ts alone', {
      from: { path: `${rooms}([^/]+)/` },
      to: { path: behindDoor, pathNot: `${rooms}$1/` },
    }),
    rule('room-door', 'a room is reached through its index.ts alone', {
      from: { pathNot: ['^apps/server/src/(rooms|web)/', '^packages/testkit/', tools, wiring] },
      to: { path: behindDoor },
    }),
    rule('room-door', 'benchmarks, journeys and scripts use doors, what rooms offer to tests, and a short list', {
      from: { path: tools },
      to: { path: behindDoor, pathNot: ['\\.testing\\.ts$', openToTools] },
    }),
    rule('room-door', 'the wiring knows how each room starts, its door and its ports, nothing else of it', {
      from: { path: wiring },
      to: { path: `${rooms}[^/]+/(?!(room|index|ports)\\.ts$)` },
    }),
    // A room's tests may use any door to prepare what they need.
    ...Object.entries(roomArrows).map(([room, targets]) =>
      rule('room-arrow', 'this arrow between rooms is not in the architecture', {
        from: { path: `${rooms}${room}/`, pathNot: test },
        to: {
          path: rooms,
          pathNot: [
            `${rooms}(${[room, ...targets].join('|')})/`,
            ...(portArrows[room] ?? []).map((asking) => `${rooms}${asking}/ports\\.ts$`),
          ],
        },
      }),
    ),
    rule('port-types', 'ports are types: the implementation is handed over by the wiring', {
      from: { path: `${rooms}([^/]+)/`, pathNot: test },
      to: { path: `${rooms}[^/]+/ports\\.ts$`, pathNot: `${rooms}$1/`, dependencyTypesNot: ['type-only'] },
    }),
    rule('room-arrow', 'a room that is not in the architecture has no arrows', {
      from: {
        path: `${rooms}([^/]+)/`,
        pathNot: `${rooms}(${Object.keys(roomArrows).join('|')})/`,
      },
      to: { path: rooms, pathNot: `${rooms}$1/` },
    }),
    rule('platform-knows-no-room', 'the platform has no domain words', {
      from: { path: '^apps/server/src/platform/' },
      to: { path: rooms },
    }),
    rule('one-door-outside', 'outgoing calls have one door, which limits time and size and follows no redirect', {
      from: {
        path: '^apps/server/src/',
        pathNot: [test, '\\.testing\\.ts$', '^apps/server/src/platform/outside/call-outside\\.ts$'],
      },
      to: {
        path: ['^(node:)?(http|https|http2)$', '(^|/)node_modules/(undici|axios|got|node-fetch)/'],
        dependencyTypesNot: ['type-only'],
      },
    }),
    rule('pages-use-doors', 'the page renderer calls doors only', {
      from: { path: '^apps/server/src/web/' },
      to: { path: behindDoor },
    }),
    rule('packages-know-no-app', 'a package is used by apps, never the other way round', {
      from: { path: '^packages/(?!testkit/)' },
      to: { path: '(^|/)apps/(?!sandbox/)' },
    }),
    rule('pure-packages', 'runs in the browser too: nothing of Node', {
      from: { path: pure, pathNot: test },
      to: { dependencyTypes: ['core'] },
    }),
    rule('contract-stands-alone', 'the contract imports TypeBox only', {
      from: { path: '^packages/contract/src/', pathNot: test },
      to: {
        pathNot: ['^packages/contract/src/', '(^|/)node_modules/typebox/', '(^|/)apps/'],
        dependencyTypesNot: ['core'],
      },
    }),
    rule('web-knows-no-server', 'types come from @fairlot/contract', {
      from: { path: '^apps/(web|backoffice)/' },
      to: { path: '(^|/)apps/server/' },
    }),
    // Its types are another matter: the web app says what it needs to be rendered with.
    rule('server-knows-no-web', 'the server loads the built web app only', {
      from: { path: '^apps/server/' },
      to: { path: '(^|/)apps/(web|backoffice)/', dependencyTypesNot: ['type-only'] },
    }),
    rule('sandbox-stands-alone', 'the sandbox plays parties outside: it shares no code', {
      from: { path: '^apps/sandbox/' },
      to: { path: '(^|/)(apps/(?!sandbox/)|packages/)' },
    }),
    rule('sandbox-stands-alone', 'the sandbox plays parties outside: it shares no code', {
      from: { pathNot: ['^apps/sandbox/', '^e2e/kit/product/', '^packages/testkit/src/running-sandbox'] },
      to: { path: '(^|/)apps/sandbox/' },
    }),
    rule('web-layers', 'shared <- features <- pages <- app', {
      from: { path: '^apps/web/src/shared/' },
      to: { path: '^apps/web/src/(features|pages|app)/' },
    }),
    rule('web-layers', 'shared <- features <- pages <- app', {
      from: { path: '^apps/web/src/features/' },
      to: { path: '^apps/web/src/(pages|app)/' },
    }),
    rule('web-layers', 'shared <- features <- pages <- app', {
      from: { path: '^apps/web/src/pages/' },
      to: { path: '^apps/web/src/app/' },
    }),
    // No index in between: it would pull a feature's whole code into every page that needs one of its queries.
    rule(
      'feature-door',
      'of another feature and its topics, calls (api) and state (model) are open, parts (ui) are its own',
      {
        from: { path: '^apps/web/src/features/([^/]+)/' },
        to: {
          path: '^apps/web/src/features/',
          pathNot: [
            '^apps/web/src/features/$1/',
            '^apps/web/src/features/[^/]+/(api|model)/',
            '^apps/web/src/features/[^/]+/[^/]+/(api|model)/',
            '^apps/web/src/features/[^/]+/index\\.ts$',
          ],
        },
      },
    ),
    rule(
      'section-door',
      'a section of the console is found by its folder: nobody imports it, and it imports no other',
      {
        from: { path: '^apps/backoffice/src/sections/([^/]+)/' },
        to: { path: '^apps/backoffice/src/sections/[^/]+/', pathNot: '^apps/backoffice/src/sections/$1/' },
      },
    ),
    rule(
      'section-door',
      'a section of the console is found by its folder: nobody imports it, and it imports no other',
      {
        from: { path: '^apps/backoffice/src/(?!sections/|languages/)' },
        to: { path: '^apps/backoffice/src/sections/' },
      },
    ),
    rule(
      'language-before-texts',
      'the texts of a language are loaded before the modules that choose their texts, so they use only their types',
      {
        from: { path: '^apps/backoffice/src/languages/', pathNot: test },
        to: {
          path: '^apps/backoffice/src/(?!languages/|shared/language\\.ts$)',
          dependencyTypesNot: ['type-only'],
        },
      },
    ),
    rule('launcher-stands-alone', 'what starts the product runs before its packages are there', {
      from: { path: launcher },
      to: { pathNot: [launcher], dependencyTypesNot: ['core', 'type-only'] },
    }),
    rule('product-knows-no-tools', 'nothing of the product needs what runs, tests or measures it', {
      from: { path: '^(apps|packages/(?!testkit/))' },
      to: { path: tools },
    }),
    ...[
      ['launcher/', '^(bench|e2e|packages|scripts|test)/'],
      ['packages/testkit/', '^(bench|e2e|scripts|test)/'],
      ['scripts/', '^(bench|e2e|test)/'],
      ['e2e/', '^(bench|scripts|test)/'],
      ['bench/', '^(e2e|scripts|test)/'],
      ['test/', '^(bench|e2e|scripts)/'],
    ].map(([from, to]) =>
      rule('tool-layers', 'launcher <- testkit <- scripts, e2e, bench, test', {
        from: { path: `^${from}` },
        to: { path: to },
      }),
    ),
    rule('tools-use-web-lists', 'of the web apps, tools read the list of pages, the catalogues and the themes', {
      from: { path: tools },
      to: {
        path: '^apps/(web|backoffice)/',
        pathNot: '^apps/web/(scripts/|locales/|src/app/(page-route|route-table)\\.ts$|src/shared/theme\\.ts$)',
      },
    }),
    rule('no-cycle', 'modules that need each other are one module', {
      from: {},
      to: { circular: true },
    }),
    rule('resolvable', 'what cannot be found cannot be checked', {
      from: { pathNot: test },
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)(dist|\\.cache)/', '^test/boundaries/fixtures/'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};

/**
 * @param {string} name
 * @param {string} comment
 * @param {{from: object, to: object}} condition
 */
function rule(name, comment, condition) {
  return { name, comment, severity: /** @type {const} */ ('error'), ...condition };
}
