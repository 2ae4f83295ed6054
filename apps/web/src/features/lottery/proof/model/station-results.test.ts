import { expect, it } from 'vitest';
import { stationResults } from './station-results.ts';

it('a joined draw has a result for each of its stations, another draw only one, without a name', () => {
  const joined = [
    { level: 'A-DB', numbers: ['123456'] },
    { level: 'A-G8', numbers: ['12'] },
    { level: 'B-DB', numbers: ['654321'] },
    { level: 'B-G8', numbers: ['34'] },
  ];
  expect(stationResults(joined, 'Cần Thơ – Đồng Nai')).toEqual([
    { name: 'Cần Thơ', result: [['123456'], ['12']] },
    { name: 'Đồng Nai', result: [['654321'], ['34']] },
  ]);
  expect(stationResults([{ level: 'DB', numbers: ['12345'] }], 'Hà Nội')).toEqual([{ name: '', result: [['12345']] }]);
});
