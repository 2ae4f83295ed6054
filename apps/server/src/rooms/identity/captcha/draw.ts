import { randomInt } from 'node:crypto';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { strokesOf } from './glyphs.ts';

const WIDTH_PX = 224;
const HEIGHT_PX = 88;
const MARGIN_PX = 12;

/**
 * Draws text as a PNG, at twice its display size. Encoding runs outside the main thread.
 * @param shown characters of the stroke alphabet
 */
export async function drawCaptcha(shown: string): Promise<Buffer> {
  const { createCanvas } = await import('@napi-rs/canvas');
  const canvas = createCanvas(WIDTH_PX, HEIGHT_PX);
  const context = canvas.getContext('2d');
  const hue = randomInt(360);
  context.fillStyle = `hsl(${hue} 35% 94%)`;
  context.fillRect(0, 0, WIDTH_PX, HEIGHT_PX);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  drawDots(context, hue);
  const stepPx = (WIDTH_PX - 2 * MARGIN_PX) / shown.length;
  for (const [index, character] of shown.split('').entries())
    drawCharacter(context, character, MARGIN_PX + (index + 0.5) * stepPx, stepPx, hue);
  drawCurves(context, hue);
  return canvas.encode('png');
}

function drawCharacter(context: SKRSContext2D, character: string, centrePx: number, stepPx: number, hue: number): void {
  const scale = Math.min(stepPx / 6.5, 9) * between(0.95, 1.1);
  context.save();
  context.translate(centrePx + between(-2, 2), HEIGHT_PX / 2 + between(-8, 8));
  context.rotate(between(-0.3, 0.3));
  context.transform(1, between(-0.12, 0.12), between(-0.2, 0.2), 1, 0, 0);
  context.strokeStyle = `hsl(${(hue + randomInt(120)) % 360} 60% ${between(22, 36)}%)`;
  context.lineWidth = between(4, 5.5);
  for (const stroke of strokesOf(character)) {
    context.beginPath();
    for (const [x, y] of stroke)
      context.lineTo((x - 2 + between(-0.12, 0.12)) * scale, (y - 3 + between(-0.12, 0.12)) * scale * 1.15);
    context.stroke();
  }
  context.restore();
}

/** Draws curves across the text in its colours. */
function drawCurves(context: SKRSContext2D, hue: number): void {
  for (let count = 0; count < 2; count++) {
    context.strokeStyle = `hsl(${(hue + randomInt(120)) % 360} 50% 40%)`;
    context.lineWidth = between(1.2, 2);
    context.beginPath();
    context.moveTo(0, between(10, HEIGHT_PX - 10));
    context.bezierCurveTo(
      WIDTH_PX / 3,
      between(-20, HEIGHT_PX + 20),
      (2 * WIDTH_PX) / 3,
      between(-20, HEIGHT_PX + 20),
      WIDTH_PX,
      between(10, HEIGHT_PX - 10),
    );
    context.stroke();
  }
}

function drawDots(context: SKRSContext2D, hue: number): void {
  for (let count = 0; count < 90; count++) {
    context.fillStyle = `hsl(${(hue + randomInt(180)) % 360} 40% ${between(55, 80)}%)`;
    context.beginPath();
    context.arc(between(0, WIDTH_PX), between(0, HEIGHT_PX), between(0.8, 2.2), 0, 2 * Math.PI);
    context.fill();
  }
}

function between(min: number, max: number): number {
  return min + ((max - min) * randomInt(10_000)) / 10_000;
}
