import type { trailTexts } from '../../../sections/backoffice/texts.ts';

export const backofficeTrail: typeof trailTexts = {
  title: 'Nhật ký thay đổi',
  object: 'Đối tượng bắt đầu bằng',
  all: 'Tất cả',
  money: 'Số dư',
  exports: 'Tệp xuất',
  what: 'Hành động',
  about: 'Đối tượng',
  token: 'Mã API',
};
