import type { ValueOf } from '@fairlot/contract';
import type { Asking, PageEndpoints } from '@fairlot/web/app/page-ask';
import type { CallInput } from '@fairlot/web/shared/api/define-call';
import type { AskAs } from './deps.ts';

type Value<Id extends keyof PageEndpoints> = ValueOf<PageEndpoints[Id]>;
type Game = Value<'catalogue.hot'>['list'][number];

/** The answer to each call; calls without an entry are refused. */
type AllAnswers = {
  [Id in keyof PageEndpoints]: (input: CallInput<PageEndpoints[Id]>, asking: Asking) => Promise<Value<Id>>;
};
export type Answers = Partial<AllAnswers> &
  Pick<AllAnswers, 'site.settings' | 'content.notices' | 'wallet.merchantWallet'>;

const NOW = Date.UTC(2026, 10, 20, 4, 0);

function createGame(index: number): Game {
  return {
    gameId: `g${index}`,
    nodeId: `n${index}`,
    nodeName: `Lucky game ${index}`,
    code: `c${index}`,
    gameCode: `c${index}`,
    remark: `Lucky game ${index}`,
    displayName: `Lucky game ${index}`,
    gameType: 'RNG',
    vassalage: 'BGS',
    vendorCode: 'BGS',
    vendorName: 'Northwind',
    gameClassify: '',
    isTop: index === 1,
    isNew: index === 2,
    showIcon: false,
    iconUrl: null,
    isGameH5: true,
    supportPlay: '1',
  };
}

const SETTINGS: Value<'site.settings'> = {
  merchantCode: 'fairlot',
  merchantName: 'Fairlot',
  currency: 'VND',
  timeZone: 'Asia/Ho_Chi_Minh',
  age: { footer: 18, terms: 21 },
  languages: [
    { code: 'EN', tag: 'en', name: 'English', dir: 'ltr', flag: 'GB', gameLanguage: 'EN' },
    { code: 'XX', tag: 'xx', name: 'No texts', dir: 'rtl', flag: 'SA', gameLanguage: 'EN' },
  ],
  defaultLanguage: 'EN',
  defaultTheme: 'light',
  brandHue: 165,
  brandChroma: 1,
  brandTone: 'soft',
  logo: null,
  texts: {},
  client: { platform: 'mobile', gateway: { WEB: 1, MOBILE: 3 }, gameLanguage: 'EN', appMarker: 'LuckyApp/' },
  lottery: { countdown: 'lockTime', prizeModes: {} },
  categories: ['RNG'],
  games: { providerLimit: null, limitedLists: [] },
  imageCDNs: [],
  register: { username: true, mobileNum: false },
  registerAgreementDefault: true,
  templates: { mem_cen: 1, dep_func: 1 },
  flags: { FREEPLAY3: true, REGISTER_REE3: true, MEMCLUB3: true, REWCEN3: true, MAILCEN: true },
  identity: { smsProvider: 'server', humanCheck: 'altcha', codeLength: 6, firebase: null, social: [] },
  helpLine: {},
  licences: [],
  closedPages: { withdraw: { EN: 'Not open yet' } },
};

const MENU: Value<'lottery.vnMenu'> = [
  {
    tag: 'VN',
    gameMenus: [
      {
        code: 'VN60',
        gameCode: 'VN60',
        gameId: 'VN60',
        remark: 'Fairlot 60s',
        displayName: 'Fairlot 60s',
        gameMenuTag: 'VN',
        gameType: 'LOTT',
        vassalage: 'TCG_LOTTO_VN',
        drawDayOfWeek: '1,2,3,4,5,6,7',
        numero: '202611200001',
        remainTime: 45_000,
        lockTime: 10_000,
        spanTime: 60_000,
        isSale: true,
        previousNumero: null,
        previousWinningTime: null,
        previousWinningNumber: null,
      },
    ],
  },
];

const NO_NOTICES: Value<'content.notices'> = {
  promotion: [],
  banners: [],
  player: [],
  popup: [],
  hot: [],
  promotionCategories: [],
};

/** Calls that return these answers. */
export function askOf(answers: Answers): AskAs {
  const askAs =
    (asking: Asking) =>
    (id: keyof PageEndpoints, input: object = {}) => {
      const answer = answers[id] as ((input: object, asking: Asking) => Promise<unknown>) | undefined;
      return answer?.(input, asking) ?? Promise.reject(new Error(`${id} is not answered in this test`));
    };
  return askAs as AskAs;
}

const NOTICE = {
  id: 'a1',
  title: 'Draws move to 18:15 </script>',
  content: '',
  preview: '',
  startDate: NOW,
  endDate: null,
  noExpiry: 1,
  read: false,
  takesApplications: false,
  announcementImages: [],
  promoAnnouncementCategoryIds: [],
};

/** Fixed answers. */
export function createAnswers(): Answers {
  return {
    'site.settings': async () => SETTINGS,
    'site.install': async () => ({
      needsLogin: false,
      rating: '5.0',
      icon: '/logo.svg',
      description: 'Draws on your home screen',
      links: [{ resourceType: 'Android', url: 'https://app.example/app.apk' }],
    }),
    'catalogue.menus': async () => [
      { gameCategory: 'RNG', vendors: [] },
      { gameCategory: 'LOTT', vendors: [] },
    ],
    'catalogue.vendorMapping': async () => [],
    'catalogue.hot': async () => ({ list: [1, 2, 3].map(createGame) }),
    'catalogue.list': async ({ query: { pageNo = 1 } = {} }) => ({
      games: [1, 2, 3].map((index) => createGame(index * 10)),
      pageNum: pageNo,
      totalPages: 2,
      total: 6,
    }),
    'lottery.vnMenu': async () => MENU,
    'content.banners': async ({ query: { groupName = '' } = {} }) => [
      {
        id: 'b1',
        groupName,
        url: '/m/trail',
        title: 'Every result, yours to check',
        caption: 'Fairlot',
        action: 'Try free play',
        art: { cat: 'inhouse', motif: 'dice', pal: 'jade', field: 'rings' },
      },
    ],
    'content.notices': async ({ query: { types } = {} }) => ({
      ...NO_NOTICES,
      player: types === 'promotion' ? [] : [NOTICE],
    }),
    'catalogue.winners': async () => [
      {
        name: 'ka***92',
        game: 'Fairlot 60s',
        gameCode: 'VN60',
        gameType: 'ELOTT',
        nodeId: '10001',
        motif: null,
        amount: '412000.00',
        at: NOW,
      },
    ],
    'wallet.merchantWallet': async () => ({
      sumBalance: '9007199254740993.10',
      currency: 'VND',
      bonusBalance: '0.00',
    }),
  };
}
