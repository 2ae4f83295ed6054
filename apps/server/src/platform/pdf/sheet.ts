import { BASELINE, drawWords } from './draw-words.ts';
import { hexText, type PdfFile, plainLetters, plainText, type Stamp } from './pdf-file.ts';

/** A4 in points. */
export const SHEET = { width: 595, height: 842 } as const;

/** A position in points: from the left edge for left-to-right text, and from the top. */
export interface Place {
  x: number;
  top: number;
  size: number;
  width?: number;
  /** Aligns to the end of the width instead of its start. */
  isEnd?: boolean;
  isBold?: boolean;
  /** 0 is black. */
  grey?: number;
}

/** Drawing operations on the current page. */
export interface Sheet {
  /** Draws our own texts, in any script; each text is drawn once per file. */
  words(text: string, place: Place): void;
  /** Draws figures, names and ids in plain Latin letters. */
  plain(text: string, place: Place): void;
  /** Draws a line across the page. */
  line(top: number): void;
  endPage(): void;
}

/**
 * @param isMirrored whether the pages are right-to-left
 * @param size of every page in points, as in the file
 */
export function createSheet(
  file: PdfFile,
  isMirrored: boolean,
  size: { width: number; height: number } = SHEET,
): Sheet {
  const stamps = new Map<string, StampPlace>();
  const used = new Set<number>();
  let content = '';

  function stampOf(text: string, { size, isBold = false, grey = 0 }: Place): StampPlace {
    const key = `${text}/${size}/${isBold}/${grey}`;
    const known = stamps.get(key);
    if (known !== undefined) return known;
    const stamp = drawWords(text, size, isBold);
    const made = { width: stamp.width, height: stamp.height, number: file.addStamp(stamp, grey) };
    stamps.set(key, made);
    return made;
  }
  /** Left edge of content with the given width. */
  function leftOf({ x, width = 0, isEnd = false }: Place, wide: number): number {
    const left = isEnd ? x + width - wide : x;
    return isMirrored ? size.width - left - wide : left;
  }

  return {
    words: (text, place) => {
      const stamp = stampOf(text, place);
      used.add(stamp.number);
      const wide = place.width === undefined ? stamp.width : Math.min(stamp.width, place.width);
      const bottom = size.height - place.top - place.size - stamp.height * (1 - BASELINE);
      // Screen readers, search and copying use the text behind the picture.
      content += `/Span<</ActualText ${hexText(text)}>>BDC q ${round(wide)} 0 0 ${round(stamp.height)} `;
      content += `${round(leftOf(place, wide))} ${round(bottom)} cm /S${stamp.number} Do Q EMC\n`;
    },
    plain: (text, place) => {
      const wide = widthOf(text, place.isBold) * place.size;
      content += `BT ${place.grey ?? 0} g /F${place.isBold ? 2 : 1} ${place.size} Tf `;
      const bottom = size.height - place.top - place.size;
      content += `${round(leftOf(place, wide))} ${round(bottom)} Td ${plainText(text)} Tj ET\n`;
    },
    line: (top) => {
      const bottom = round(size.height - top);
      content += `0.8 G 0.6 w 40 ${bottom} m ${size.width - 40} ${bottom} l S\n`;
    },
    endPage: () => {
      file.addPage(content, used);
      content = '';
      used.clear();
    },
  };
}

/** The cached part of a stamp; its picture is in the file. */
type StampPlace = Pick<Stamp, 'width' | 'height'> & { number: number };

const round = (points: number) => Number(points.toFixed(2));

/** Widths of Helvetica's glyphs from the space on, in thousandths of the font size. */
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];

/** The same for Helvetica-Bold. */
const BOLD_WIDTHS = [
  278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611,
  556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389,
  280, 389, 584,
];

/** Width of a text in plain Latin letters, in multiples of the font size. */
export function widthOf(text: string, isBold = false): number {
  const widths = isBold ? BOLD_WIDTHS : WIDTHS;
  let sum = 0;
  for (const letter of plainLetters(text)) sum += widths[letter.charCodeAt(0) - 32] ?? 0;
  return sum / 1000;
}
