import type { WebDoors } from './doors.ts';

type ValueOf<D extends keyof WebDoors> = Awaited<ReturnType<WebDoors[D]>>;
type Game = ValueOf<'hotGames'>['list'][number];

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

const SETTINGS: ValueOf<'settings'> = {
  merchantCode: 'fairlot',
  merchantName: 'Fairlot',
  currency: 'VND',
  timeZone: 'Asia/Ho_Chi_Minh',
  age: { footer: 18, terms: 21, privacy: 18 },
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
  client: { platform: 'mobile', gateway: { WEB: 1, MOBILE: 3 }, gameLanguage: 'EN' },
  categories: ['RNG'],
  games: { providerLimit: null, limitedLists: [] },
  imageCDNs: [],
  register: { username: true, mobileNum: false },
  registerAgreementDefault: true,
  templates: { mem_cen: 1, dep_func: 1 },
  flags: { FREEPLAY3: true, REGISTER_REE3: true },
  identity: { smsProvider: 'server', humanCheck: 'altcha', codeLength: 6, firebase: null, social: [] },
  closedPages: { withdraw: { EN: 'Not open yet' } },
};

const MENU: ValueOf<'vnMenu'> = [
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

const refuse = () => Promise.reject(new Error('not answered in this test'));

/** Doors that answer the same every time. */
export function createDoors(): WebDoors {
  return {
    settings: async () => SETTINGS,
    menus: async () => [
      { gameCategory: 'RNG', vendors: [] },
      { gameCategory: 'LOTT', vendors: [] },
    ],
    vendors: async () => [],
    hotGames: async () => ({ list: [1, 2, 3].map(createGame) }),
    gameList: async ({ pageNo = 1 }) => ({
      games: [1, 2, 3].map((index) => createGame(index * 10)),
      pageNum: pageNo,
      totalPages: 2,
      total: 6,
    }),
    vnMenu: async () => MENU,
    banners: async (groupName) => [
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
    notices: async () => ({
      promotion: [],
      banners: [],
      player: [
        {
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
        },
      ],
      popup: [],
      hot: [],
      promotionCategories: [],
    }),
    promotions: async () => ({ promotion: [], banners: [], player: [], popup: [], hot: [], promotionCategories: [] }),
    help: refuse,
    sponsors: refuse,
    sponsor: refuse,
    announcement: refuse,
    winners: async () => [{ name: 'ka***92', game: 'Fairlot 60s', gameCode: 'VN60', amount: '412000.00', at: NOW }],
    draw: refuse,
    plays: refuse,
    history: refuse,
    wallet: async () => ({ sumBalance: '9007199254740993.10', currency: 'VND' }),
  };
}
