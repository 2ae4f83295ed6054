import { Type } from 'typebox';
import { Launch } from './catalogue.ts';
import { endpoint } from './define.ts';
import { Amount, AmountInput, EpochMs, GameCode, Numero, PageNo, PageSize, SignedAmount, Strict } from './shapes.ts';

const Maybe = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()]);
export const DrawState = Type.Union([
  Type.Literal('scheduled'),
  Type.Literal('open'),
  Type.Literal('locked'),
  Type.Literal('drawn'),
  Type.Literal('settling'),
  Type.Literal('settled'),
  Type.Literal('void'),
]);
const Structure = Type.Array(
  Type.Object({
    level: Type.String(),
    count: Type.Integer(),
    width: Type.Integer(),
    distinct: Type.Optional(
      Type.Object(
        { from: Type.Integer(), to: Type.Integer() },
        { description: 'the numbers differ and lie between these two' },
      ),
    ),
  }),
);
const ResultLevels = Type.Array(Type.Object({ level: Type.String(), numbers: Type.Array(Type.String()) }));

/** A lottery game with its current issue. Times in milliseconds; see decisions Z-36, Z-37. */
export const LotteryGame = Type.Object({
  code: Type.String(),
  gameCode: Type.String(),
  gameId: Type.String(),
  remark: Type.String(),
  displayName: Type.String(),
  gameMenuTag: Type.String(),
  gameType: Type.String(),
  vassalage: Type.String(),
  drawDayOfWeek: Type.String(),
  lottoMode: Type.Optional(Type.String({ description: 'contains Entertainment for draws of our own' })),
  numero: Maybe(Type.String()),
  remainTime: Type.Integer({ description: 'ms until the draw' }),
  lockTime: Type.Integer({ description: 'ms before the draw at which sale closes' }),
  spanTime: Type.Integer({ description: 'closing span in ms (Z-36), not the interval between draws' }),
  isSale: Type.Boolean(),
  previousNumero: Maybe(Type.String()),
  previousWinningTime: Maybe(EpochMs),
  previousWinningNumber: Maybe(Type.String()),
});
const Menu = Type.Array(
  Type.Object({
    tag: Type.String(),
    gameMenus: Type.Array(LotteryGame),
    vendor: Type.Optional(
      Type.String({ description: 'the group is the list of games that this vendor has in the catalogue' }),
    ),
  }),
);

export const vnMenu = endpoint({
  id: 'lottery.vnMenu',
  room: 'lottery',
  method: 'GET',
  path: '/lgw/lottery/vn/menu',
  auth: 'public',
  summary: 'Groups of Vietnamese-style games with their current issues',
  query: Type.Object(
    { prizeMode: Type.Optional(Type.String({ maxLength: 16 })), device: Type.Optional(Type.String({ maxLength: 16 })) },
    Strict,
  ),
  value: Menu,
  errors: [],
});
export const getLottList = endpoint({
  id: 'lottery.groups',
  room: 'lottery',
  method: 'GET',
  path: '/lgw/lottery/getLottList',
  auth: 'public',
  summary: 'Groups of lottery games',
  value: Menu,
  errors: [],
});
const Short = Type.Optional(Type.String({ maxLength: 16 }));
export const list = endpoint({
  id: 'lottery.list',
  room: 'lottery',
  method: 'GET',
  path: '/lgw/lottery/list',
  auth: 'public',
  summary: 'All lottery games with the days of the week on which they draw',
  value: Type.Array(LotteryGame),
  errors: [],
});
export const week = endpoint({
  id: 'lottery.week',
  room: 'lottery',
  method: 'GET',
  path: '/lgw/lottery/week',
  auth: 'public',
  summary: 'Games by day of the week, Sunday 1 to Saturday 7 (Z-43), in the order of their draws',
  value: Type.Object({
    today: Type.Integer({ minimum: 1, maximum: 7 }),
    days: Type.Array(
      Type.Object({
        day: Type.Integer({ minimum: 1, maximum: 7 }),
        games: Type.Array(
          Type.Object({
            gameCode: Type.String(),
            displayName: Type.String(),
            gameMenuTag: Type.String(),
            drawTime: Maybe(Type.String({ description: 'HH:MM in the zone of the game; null for draws all day' })),
          }),
        ),
      }),
    ),
  }),
  errors: [],
});
export const vnRecent = endpoint({
  id: 'lottery.vnRecent',
  room: 'lottery',
  method: 'GET',
  path: '/lgw/lottery/vn/recent',
  auth: 'member',
  summary: 'Games that the member bought tickets of, the last one first',
  query: Type.Object(
    {
      device: Short,
      prizeMode: Short,
      language: Short,
      recentCount: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 100 })),
    },
    Strict,
  ),
  value: Type.Array(LotteryGame),
  errors: [],
});
export const hot = endpoint({
  id: 'lottery.hot',
  room: 'lottery',
  method: 'GET',
  path: '/lgw/lottery/hot',
  auth: 'public',
  summary: 'Games that most members played in the last seven days, the most popular first',
  value: Type.Array(LotteryGame),
  errors: [],
});
const Issues = Type.Array(
  Type.Object({
    gameCode: Type.String(),
    numero: Maybe(Type.String()),
    remainTime: Type.Integer(),
    isSale: Type.Boolean(),
    lockTime: Type.Integer(),
  }),
);
export const numero = endpoint({
  id: 'lottery.numero',
  room: 'lottery',
  method: 'GET',
  path: '/lgw/lottery/numero',
  auth: 'public',
  summary: 'Current issue of every game on sale',
  value: Issues,
  errors: [],
});
export const vnNumero = endpoint({
  id: 'lottery.vnNumero',
  room: 'lottery',
  method: 'GET',
  path: '/lgw/lottery/vn/numero',
  auth: 'public',
  summary: 'Current issue of the Vietnamese-style games',
  value: Issues,
  errors: [],
});

/** 'rng' is Fairlot's own draw, 'feed' an official one without seed and commitment. */
const Source = Type.Union([Type.Literal('rng'), Type.Literal('feed')]);

export const plays = endpoint({
  id: 'lottery.plays',
  room: 'lottery',
  method: 'GET',
  path: '/lgw/lottery/plays',
  auth: 'public',
  summary: 'Plays of a game with odds, exact return and limits',
  query: Type.Object({ gameCode: GameCode }, Strict),
  value: Type.Object({
    gameCode: Type.String(),
    displayName: Type.String(),
    rulesVersion: Type.Integer(),
    oddsVersion: Type.Integer(),
    structure: Structure,
    maxLines: Type.Integer(),
    currency: Type.String(),
    source: Type.Optional(Source),
    cancellable: Type.Optional(Type.Boolean({ description: 'tickets may be cancelled until the sale closes' })),
    point: Type.Optional(Maybe(Amount)),
    maxDrawStake: Type.Optional(Maybe(Amount)),
    followUps: Type.Optional(
      Type.Integer({
        minimum: 0,
        description: 'draws for which a ticket may be repeated; 0 while the merchant does not offer it',
      }),
    ),
    plays: Type.Array(
      Type.Object({
        code: Type.String(),
        name: Type.String(),
        pickCount: Type.Integer(),
        pickDigits: Type.Integer(),
        units: Type.Integer(),
        odds: Type.String({ description: 'odds x 10,000' }),
        oddsText: Type.String(),
        returnPercent: Type.String(),
        minUnitStake: Amount,
        maxUnitStake: Amount,
        pickFrom: Type.Optional(Type.Integer({ description: 'lowest pick' })),
        pickTo: Type.Optional(Type.Integer({ description: 'highest pick; equal to pickFrom: a single choice' })),
        distinctPicks: Type.Optional(Type.Boolean()),
        maxNumberStake: Type.Optional(Maybe(Amount)),
        maxPlayStake: Type.Optional(Maybe(Amount)),
      }),
    ),
  }),
  errors: ['not.found'],
});

const Line = Type.Object(
  {
    play: Type.String({ pattern: '^[a-z0-9]{1,16}$' }),
    picks: Type.Array(Type.String({ pattern: '^\\d{1,6}$' }), { minItems: 1, maxItems: 10 }),
    unitStake: Type.Optional(AmountInput),
    points: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'instead of unitStake, where the game has points' }),
    ),
  },
  Strict,
);
const TicketStatus = Type.Union([
  Type.Literal('open'),
  Type.Literal('won'),
  Type.Literal('lost'),
  Type.Literal('refunded'),
  Type.Literal('cancelled'),
]);
const TicketLine = Type.Object({
  play: Type.String(),
  picks: Type.Array(Type.String()),
  unitStake: Amount,
  price: Amount,
  odds: Type.String(),
  hits: Maybe(Type.Integer()),
  win: Maybe(Amount),
});

export const placeTicket = endpoint({
  id: 'lottery.placeTicket',
  room: 'lottery',
  method: 'POST',
  path: '/lgw/lottery/tickets',
  auth: 'member',
  summary: 'Buy a ticket of up to 1,000 lines',
  body: Type.Object(
    {
      gameCode: GameCode,
      numero: Numero,
      lines: Type.Array(Line, { minItems: 1, maxItems: 1000 }),
      oddsVersion: Type.Optional(Type.Integer({ minimum: 1 })),
    },
    Strict,
  ),
  value: Type.Object({
    ticketId: Type.String(),
    status: TicketStatus,
    gameCode: Type.String(),
    numero: Type.String(),
    total: Amount,
    balance: Amount,
    placedAt: EpochMs,
    lines: Type.Array(
      Type.Object({
        play: Type.String(),
        picks: Type.Array(Type.String()),
        unitStake: Amount,
        price: Amount,
        odds: Type.String(),
      }),
    ),
  }),
  errors: [
    'draw.closed',
    'draw.unknown',
    'balance.insufficient',
    'limit.exceeded',
    'picks.invalid',
    'odds.changed',
    'protection.refused',
    'idempotency.required',
    'idempotency.conflict',
    'request.invalid',
    'rate.limited',
  ],
  policies: { idempotent: true, rateLimit: { max: 300, windowSeconds: 1, by: 'member', shared: false } },
});

const TicketParams = Type.Object(
  { id: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }) },
  Strict,
);
export const getTicket = endpoint({
  id: 'lottery.getTicket',
  room: 'lottery',
  method: 'GET',
  path: '/lgw/lottery/tickets/:id',
  auth: 'member',
  summary: "One of the member's own tickets",
  params: TicketParams,
  value: Type.Object({
    ticketId: Type.String(),
    status: TicketStatus,
    gameCode: Type.String(),
    gameName: Type.String(),
    numero: Type.String(),
    total: Amount,
    win: Maybe(Amount),
    placedAt: EpochMs,
    settledAt: Maybe(EpochMs),
    lines: Type.Array(TicketLine),
    salt: Type.String(),
  }),
  errors: ['not.found'],
});

export const cancelTicket = endpoint({
  id: 'lottery.cancelTicket',
  room: 'lottery',
  method: 'DELETE',
  path: '/lgw/lottery/tickets/:id',
  auth: 'member',
  summary: 'Cancel a ticket before the sale closes, where the game allows it',
  params: TicketParams,
  value: Type.Object({ ticketId: Type.String(), status: Type.Literal('cancelled'), balance: Amount }),
  errors: ['not.found', 'draw.closed', 'cancel.refused', 'rate.limited'],
  policies: { rateLimit: { max: 60, windowSeconds: 10, by: 'member', shared: false } },
});

const MOST_FOLLOW_UPS = 50;
const FollowUp = Type.Object({
  followUpId: Type.String(),
  ticketId: Type.String({ description: 'the ticket that is repeated' }),
  gameCode: Type.String(),
  gameName: Type.String(),
  stake: Amount,
  draws: Type.Integer({ description: 'further draws that were asked for' }),
  done: Type.Integer({ description: 'further draws bought' }),
  stopOnWin: Type.Boolean(),
  lossCap: Maybe(Amount),
  net: SignedAmount,
  state: Type.Union([Type.Literal('active'), Type.Literal('ended')]),
  endReason: Maybe(
    Type.String({
      description:
        'completed, won, loss-cap, stopped, cancelled, switched-off, or the code of what refused the next ticket',
    }),
  ),
  lastNumero: Type.String(),
  createdAt: EpochMs,
});
export const startFollowUp = endpoint({
  id: 'lottery.startFollowUp',
  room: 'lottery',
  method: 'POST',
  path: '/lgw/lottery/followUps',
  auth: 'member',
  summary:
    'Repeat an open ticket in the draws that follow; each is a ticket of its own, bought when its draw is on sale and the former is decided',
  body: Type.Object(
    {
      ticketId: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
      draws: Type.Integer({ minimum: 1, maximum: MOST_FOLLOW_UPS }),
      stopOnWin: Type.Boolean(),
      lossCap: Type.Optional(AmountInput),
    },
    Strict,
  ),
  value: FollowUp,
  errors: ['not.found', 'draw.closed', 'limit.exceeded', 'module.disabled', 'protection.refused', 'rate.limited'],
  policies: { rateLimit: { max: 30, windowSeconds: 10, by: 'member', shared: false } },
});
export const followUps = endpoint({
  id: 'lottery.followUps',
  room: 'lottery',
  method: 'GET',
  path: '/lgw/lottery/followUps',
  auth: 'member',
  summary: "The member's repeated tickets, active ones first, then the latest",
  value: Type.Array(FollowUp),
  errors: [],
});
export const stopFollowUp = endpoint({
  id: 'lottery.stopFollowUp',
  room: 'lottery',
  method: 'DELETE',
  path: '/lgw/lottery/followUps/:id',
  auth: 'member',
  summary: 'Stop repeating a ticket; tickets bought already stay',
  params: TicketParams,
  value: FollowUp,
  errors: ['not.found', 'rate.limited'],
  policies: { rateLimit: { max: 30, windowSeconds: 10, by: 'member', shared: false } },
});

export const ticketProof = endpoint({
  id: 'lottery.ticketProof',
  room: 'lottery',
  method: 'GET',
  path: '/lgw/lottery/tickets/:id/proof',
  auth: 'member',
  summary: "What proves that one of the member's own tickets is in its draw",
  params: TicketParams,
  value: Type.Object({
    ticketId: Type.String(),
    gameCode: Type.String(),
    numero: Type.String(),
    salt: Type.String(),
    lines: Type.String({ description: 'canonical text of the lines' }),
    leaf: Type.String(),
    merkleRoot: Maybe(Type.String()),
    ticketCount: Maybe(Type.Integer()),
    inclusion: Maybe(Type.Object({ index: Type.Integer(), size: Type.Integer(), siblings: Type.Array(Type.String()) })),
  }),
  errors: ['not.found', 'rate.limited'],
  policies: { rateLimit: { max: 30, windowSeconds: 10, by: 'member', shared: false } },
});

/** Public randomness that a draw waits for: all but the signature is fixed when the issue is made. Hex; genesisTime in epoch seconds. */
const Beacon = Type.Union([
  Type.Object({ mode: Type.Literal('off') }),
  Type.Object({
    mode: Type.Literal('drand'),
    publicKey: Type.String(),
    genesisTime: Type.Integer(),
    periodSeconds: Type.Integer(),
    round: Type.Integer(),
    signature: Maybe(Type.String()),
  }),
]);
export const draw = endpoint({
  id: 'lottery.draw',
  room: 'lottery',
  method: 'GET',
  path: '/lgw/lottery/draws/:gameCode/:numero',
  auth: 'public',
  summary: 'State, times, result and proof of a draw',
  params: Type.Object({ gameCode: GameCode, numero: Numero }, Strict),
  value: Type.Object({
    gameCode: Type.String(),
    displayName: Type.String(),
    numero: Type.String(),
    state: DrawState,
    openAt: EpochMs,
    lockAt: EpochMs,
    drawAt: EpochMs,
    settledAt: Maybe(EpochMs),
    now: EpochMs,
    result: Maybe(ResultLevels),
    source: Type.Optional(Source),
    commitment: Type.String({ description: 'empty for official draws' }),
    merkleRoot: Maybe(Type.String()),
    ticketCount: Maybe(Type.Integer()),
    seed: Maybe(Type.String()),
    rulesVersion: Type.Integer(),
    structure: Structure,
    beacon: Beacon,
    resultVersion: Type.Integer(),
    voidReason: Maybe(
      Type.String({
        description: 'skipped, closed-day, late, reveal-failed, beacon-missing, result-missing or operator',
      }),
    ),
  }),
  errors: ['draw.unknown'],
});

export const history = endpoint({
  id: 'lottery.history',
  room: 'lottery',
  method: 'GET',
  path: '/lgw/lottery/history',
  auth: 'public',
  summary: 'Results of a game, newest first',
  query: Type.Object(
    {
      gameCode: GameCode,
      pageNo: Type.Optional(PageNo),
      pageSize: Type.Optional(PageSize),
      digits: Type.Optional(
        Type.Union([Type.Literal('full'), Type.Literal('last2'), Type.Literal('last3')], {
          default: 'full',
          description: 'numbers whole or their last digits',
        }),
      ),
    },
    Strict,
  ),
  value: Type.Object({
    list: Type.Array(
      Type.Object({ numero: Type.String(), drawAt: EpochMs, state: DrawState, result: Maybe(ResultLevels) }),
    ),
    totalPages: Type.Integer(),
  }),
  errors: ['not.found'],
});

export const statistics = endpoint({
  id: 'lottery.statistics',
  room: 'lottery',
  method: 'GET',
  path: '/lgw/lottery/statistics',
  auth: 'public',
  summary: 'How often each two-digit ending came in the latest draws of a game, and how long it has been away',
  query: Type.Object(
    { gameCode: GameCode, draws: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 30 })) },
    Strict,
  ),
  value: Type.Object({
    gameCode: Type.String(),
    draws: Type.Integer({ description: 'how many were looked at' }),
    fromNumero: Maybe(Type.String()),
    toNumero: Maybe(Type.String()),
    hot: Type.Array(Type.String()),
    cold: Type.Array(Type.String()),
    numbers: Type.Array(
      Type.Object({
        number: Type.String(),
        count: Type.Integer(),
        draws: Type.Integer(),
        specialCount: Type.Integer(),
        drawsSince: Maybe(Type.Integer()),
      }),
    ),
  }),
  errors: ['not.found'],
});

export const launchLott = endpoint({
  id: 'lottery.launchLott',
  room: 'lottery',
  method: 'POST',
  path: '/lgw/lottery/launchLott',
  auth: 'member',
  summary: 'Address of the bet page of a lottery game',
  body: Type.Object(
    {
      vendor: Type.String({ maxLength: 32 }),
      gameCode: Type.String({ maxLength: 32 }),
      prizeMode: Type.Optional(Type.String({ maxLength: 16 })),
    },
    Strict,
  ),
  value: Launch,
  errors: ['not.found', 'game.unavailable'],
});
