import type { words } from '../../../form/operator-fields.tsx';

export const formOperatorFields: typeof words = {
  nameHint: '3 đến 32 ký tự: chữ thường, chữ số, dấu chấm, gạch ngang hoặc gạch dưới',
  passwordHint:
    'Ít nhất 10 ký tự, gồm chữ và số. Ba từ không liên quan thì khó đoán; tên, ngày tháng, chữ lặp lại và dãy phím ' +
    'liền nhau thì dễ đoán.',
};
