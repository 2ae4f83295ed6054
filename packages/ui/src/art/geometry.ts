import type { Palette } from './types.ts';

export type Point = readonly [number, number];

export const TAU = Math.PI * 2;

/** One decimal keeps the markup small and equal on every engine. */
export const round = (n: number): number => +n.toFixed(1);

export const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

export const polar = (r: number, angle: number): Point => [round(r * Math.cos(angle)), round(r * Math.sin(angle))];

export const toPoints = (points: readonly Point[]): string => points.map((p) => p.join(',')).join(' ');

export const polygon = (sides: number, r: number): Point[] =>
  range(sides).map((i) => polar(r, -Math.PI / 2 + (i * TAU) / sides));

export const star = (tips: number, outer: number, inner: number): Point[] =>
  range(tips * 2).map((i) => polar(i % 2 ? inner : outer, -Math.PI / 2 + (i * Math.PI) / tips));

export function wedge(r: number, from: number, to: number): string {
  return `M0,0L${polar(r, from)}A${r},${r} 0 0 1 ${polar(r, to)}Z`;
}

export const circle = (r: number): string => `M${-r},0a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0Z`;

export function roundRect(x: number, y: number, w: number, h: number, r: number): string {
  const corner = (dx: number, dy: number) => `a${r},${r} 0 0 1 ${dx},${dy}`;
  const [across, down] = [w - 2 * r, h - 2 * r];
  return (
    `M${x + r},${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}` +
    `h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}Z`
  );
}

export const closedPath = (points: readonly Point[]): string => `M${points.map((p) => p.join(',')).join('L')}Z`;

/** A flat face with an extruded block behind it, down and to the right: the signature of the style. */
export function extrude(path: string, P: Palette, face: string, depth = 9, side = P[5]): string {
  let block = `<g fill="${side}" stroke="${side}" stroke-width="2" stroke-linejoin="round">`;
  for (let i = depth; i > 0; i -= 2.2)
    block += `<path d="${path}" transform="translate(${round(i * 0.75)},${round(i)})"/>`;
  return `${block}</g><path d="${path}" fill="${face}"/>`;
}
