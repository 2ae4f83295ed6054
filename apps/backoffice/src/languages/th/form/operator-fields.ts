import type { words } from '../../../form/operator-fields.tsx';

export const formOperatorFields: typeof words = {
  nameHint: 'ตัวอักษรพิมพ์เล็ก ตัวเลข จุด ขีด หรือขีดล่าง 3 ถึง 32 ตัว',
  passwordHint: 'อย่างน้อย 10 ตัวอักษร มีทั้งตัวอักษรและตัวเลข คำสามคำที่ไม่เกี่ยวกันเดายาก แต่ชื่อ วันที่ ตัวอักษรซ้ำ และแถวแป้นพิมพ์เดาง่าย',
};
