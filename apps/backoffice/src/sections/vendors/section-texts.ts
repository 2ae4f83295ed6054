import { pick } from '../../shared/language.ts';

/** What the navigation says of the section. */
export const vendorsTexts = pick(
  {
    health: 'Vendor health',
    freeRounds: 'Free rounds',
    giveFreeRounds: 'Give free rounds',
    repair: 'Repair of a vendor',
    revenue: 'Revenue of vendors',
  },
  {
    health: 'Tình trạng nhà cung cấp',
    freeRounds: 'Vòng miễn phí',
    giveFreeRounds: 'Tặng vòng miễn phí',
    repair: 'Sửa giao dịch của nhà cung cấp',
    revenue: 'Doanh thu nhà cung cấp',
  },
);
