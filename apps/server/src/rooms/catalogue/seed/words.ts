import type { SeedType } from './vendors.ts';

const list = (text: string): string[] => text.split(' ');

export interface Words {
  first: readonly string[];
  second: readonly string[];
}

/** First and second words of fictitious game names; every pair of a type is used once before a number is added. */
export const WORDS: Record<Exclude<SeedType, 'ELOTT'>, Words> = {
  RNG: {
    first: list(
      'Moonlit Copper Velvet Quiet Saffron Willow Marble Ember Juniper Paper Cobalt Harvest Lantern Meadow ' +
        'Clover Orchard Birch Opal Tidal Maple Sundial Thistle Cinder Hazel Rustic Silken Poplar Amber Frosted ' +
        'Wandering Hidden Crooked Painted Whistling Gilded Mossy Salted Twilight Tangerine Pewter Northern',
    ),
    second: list(
      'Garden Almanac Kettle Reels Circuit Pavilion Carousel Bakery Lighthouse Ledger Compass Courtyard ' +
        'Foundry Parade Atlas Barrel Bellows Caravan Cellar Clockwork Cabinet Drawbridge Ferry Gazette Granary ' +
        'Hammock Ladder Market Mosaic Parlour Pennant Pinwheel Quarry Sampler Spindle Terrace Trellis Vineyard ' +
        'Weathervane',
    ),
  },
  LIVE: {
    first: list('Harbour Balcony Riverside Marquee Lakeside Gallery Courtyard Rooftop Orchid Cedar Terrace Salon'),
    second: list('Roulette Baccarat Blackjack Sicbo Wheel Dragon-Tiger Poker Dice Fan-Tan Hi-Lo Andar'),
  },
  PVP: {
    first: list('Teahouse Parlour Lantern Bamboo Village Railway Canal Courtyard Monsoon Festival Garden'),
    second: list('Rummy Tiles Hearts Gin Whist Bridge Thirteen Patience Trumps Canasta Mahjong Poker Euchre'),
  },
  FISH: {
    first: list('Coral Lagoon Tidal Pearl Abyss Kelp Sunken Monsoon Drifting Azure Mangrove'),
    second: list('Hunters Harpoon Trawler Expedition Net Voyage Lure Current Divers Patrol Regatta Cove Angler'),
  },
  SPORTS: {
    first: list('Matchday Weekend Evening Derby Touchline League Stadium'),
    second: list('Football Basketball Tennis Badminton Volleyball Handball Rugby Cricket Hockey'),
  },
  ESPORTS: {
    first: list('Arena Ranked Midlane Clutch Overtime'),
    second: list('Five Masters Open Showdown Circuit Cup Trials'),
  },
  COCKFIGHT: { first: list('Dawn Barn Valley Spur Feather'), second: list('Ring Derby Pit Meet Round Yard Stakes') },
  LOTT: {
    first: list('Harbour Monsoon Island Delta Lotus Temple River Summit'),
    second: list('Four Five Six Keno Rapid Daily Numbers Balls Weekly'),
  },
};

/** The same words in Vietnamese, where the second one is written first. Each list is as long as its English one. */
export const VIETNAMESE_WORDS: Partial<Record<SeedType, Words>> = {
  FISH: {
    first: [
      'San hô',
      'Đầm phá',
      'Thủy triều',
      'Ngọc trai',
      'Vực thẳm',
      'Rong biển',
      'Chìm sâu',
      'Gió mùa',
      'Trôi dạt',
      'Biển xanh',
      'Rừng đước',
    ],
    second: [
      'Thợ săn',
      'Lao móc',
      'Tàu cá',
      'Thám hiểm',
      'Lưới',
      'Hải trình',
      'Mồi câu',
      'Dòng chảy',
      'Thợ lặn',
      'Tuần tra',
      'Đua thuyền',
      'Vịnh nhỏ',
      'Cần thủ',
    ],
  },
  LIVE: {
    first: [
      'Bến cảng',
      'Ban công',
      'Ven sông',
      'Mái hiên',
      'Ven hồ',
      'Phòng tranh',
      'Sân trong',
      'Sân thượng',
      'Hoa lan',
      'Tuyết tùng',
      'Thềm nhà',
      'Phòng khách',
    ],
    second: [
      'Roulette',
      'Baccarat',
      'Blackjack',
      'Tài xỉu',
      'Vòng quay',
      'Rồng hổ',
      'Poker',
      'Xúc xắc',
      'Fan-Tan',
      'Cao thấp',
      'Andar',
    ],
  },
};
