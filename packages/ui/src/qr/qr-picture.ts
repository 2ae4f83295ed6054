import { encode } from 'uqr';

/** Quiet zone around the code in modules, as readers require. */
const BORDER = 4;

export interface QrPicture {
  /** Side of the view box: one unit per module. */
  size: number;
  /** One path of all dark modules, row by row. */
  path: string;
}

/** Draws a QR code as an SVG path, so that no style and no external picture is needed. */
export function drawQr(text: string): QrPicture {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  return { size, path: data.map(rowPath).join('') };
}

/** Runs of dark modules as rectangles one unit high. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    let end = x;
    while (row[end + 1]) end++;
    path += `M${x} ${y}h${end - x + 1}v1h-${end - x + 1}z`;
    x = end;
  }
  return path;
}
