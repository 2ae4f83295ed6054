import type { trailTexts } from '../../../sections/backoffice/texts.ts';

export const backofficeTrail: typeof trailTexts = {
  object: 'Đối tượng bắt đầu bằng',
  all: 'Tất cả',
  money: 'Số dư',
  exports: 'Tệp xuất',
  what: 'Hành động',
  about: 'Đối tượng',
  token: 'Mã API',
};
