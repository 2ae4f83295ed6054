interface Declaration {
  prop: string;
  value: string;
  source?: { input: { file?: string } };
}

const SIZES = /^(?:font|font-size|line-height|--t-[\w-]+)$/;

/** Style sheets whose text is part of a drawing with a fixed size. */
const DRAWN = /[\\/](?:originals|theatre)[\\/]|[\\/]styles[\\/]lottery\.css$/;

/** Size of text in browsers unless the player chooses another, in px. */
const USUAL = 16;
/** Headlines and figures from this size on are legible without growing. */
const LARGE = 28;

/**
 * Plugin of PostCSS that turns sizes of text from px into multiples of `--rem`, so that text follows the size that the
 * player chose in the browser. Sources stay in px, like the design. Sizes above 16 px grow by as many px as text of
 * 16 px, because a title of twice its size would leave no space for the text below it. Values with `min()` set their
 * own limit.
 */
export const textSizesPlugin = {
  postcssPlugin: 'text-sizes',
  Declaration(declaration: Declaration) {
    const { prop, value, source } = declaration;
    const first = /(\d+(?:\.\d+)?)px/.exec(value)?.[1];
    if (!SIZES.test(prop) || first === undefined || value.includes('min(') || Number(first) >= LARGE) return;
    if (!DRAWN.test(source?.input.file ?? '')) declaration.value = value.replace(/(\d+(?:\.\d+)?)px/g, inRem);
  },
};

function inRem(_: string, px: string): string {
  const size = Number(px);
  return size <= USUAL ? `calc(${size / USUAL}*var(--rem))` : `calc(${size - USUAL}px + var(--rem))`;
}
