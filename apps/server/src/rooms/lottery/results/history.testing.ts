/**
 * Counts hits of northern plays from drawn numbers as plain integers, without the settlement code: a second,
 * independent implementation of every play.
 * @param draw 27 integers: DB, G1, two of G2, six of G3, four of G4, six of G5, three of G6, four of G7
 */
export function countNorthernHits(draw: readonly number[], play: string, picks: readonly number[]): number {
  const [special = 0, first = 0] = draw;
  const [pick = 0] = picks;
  const last = (value: number, digits: number) => value % 10 ** digits;
  const tails = draw.map((value) => last(value, 2));
  const times = (values: readonly number[]) => values.filter((value) => value === pick).length;
  /** First two digits of the number at a position: its width depends on the position. */
  const head = (value: number, place: number) => Math.floor(value / 10 ** (widthAt(place) - 2));
  const tens = Math.floor(last(special, 2) / 10);
  const units = special % 10;
  const kind = /^(xien(?!quay)|truot|sum)/.exec(play)?.[0] ?? play;
  switch (kind) {
    case 'lo2':
    case 'lo1k':
      return times(tails);
    case 'lo2dau':
      return times(draw.map(head));
    case 'lo3':
      return times(draw.slice(0, 23).map((value) => last(value, 3)));
    case 'lo4':
      return times(draw.slice(0, 20).map((value) => last(value, 4)));
    case 'de':
      return times([last(special, 2)]);
    case 'dedau':
      return times([head(special, 0)]);
    case 'deg1':
      return times([last(first, 2)]);
    case 'deg1dau':
      return times([head(first, 1)]);
    case 'deg7':
      return times(draw.slice(23));
    case 'dauduoi':
      return times([...draw.slice(23), last(special, 2)]);
    case 'xienquay3':
    case 'xienquay4':
      return mixedUnits(picks.filter((value) => tails.includes(value)).length);
    case 'dathang':
      return Math.min(...picks.map((value) => tails.filter((tail) => tail === value).length));
    case 'dau':
      return times([tens]);
    case 'duoi':
      return times([units]);
    case 'tong':
      return times([(tens + units) % 10]);
    case 'cang3':
      return times([last(special, 3)]);
    case 'cang3dau':
      return times(draw.slice(20, 23));
    case 'cang3dd':
      return times([last(special, 3), ...draw.slice(20, 23)]);
    case 'cang4':
      return times([last(special, 4)]);
    case 'xien':
      return Number(picks.every((value) => tails.includes(value)));
    case 'truot':
      return Number(!picks.some((value) => tails.includes(value)));
    case 'big':
      return Number(last(special, 2) > 49);
    case 'small':
      return Number(last(special, 2) <= 49);
    case 'odd':
      return units % 2;
    case 'even':
      return 1 - (units % 2);
    case 'sum':
      return Number(tens + units === pick);
    default:
      throw new Error(`no count for ${play}`);
  }
}

/** Number of digits at a position of a northern draw: levels of five, four, three and two digits follow each other. */
function widthAt(place: number): number {
  if (place < 10) return 5;
  if (place < 20) return 4;
  return place < 23 ? 3 : 2;
}

/** Units that all small xien of the appearing picks pay: 16 for each pair, 65 for each triple, 180 for all four. */
function mixedUnits(appearing: number): number {
  if (appearing === 4) return 6 * 16 + 4 * 65 + 180;
  if (appearing === 3) return 3 * 16 + 65;
  return appearing === 2 ? 16 : 0;
}
