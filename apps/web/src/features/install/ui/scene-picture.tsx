import type { ReactNode } from 'react';
import type { Scene } from '../model/steps.ts';

/** Illustration of the phone's screen in each step, in the colours of the theme. */
export function ScenePicture({ scene }: { scene: Scene }) {
  return (
    <svg className="scene" viewBox="0 0 120 160" aria-hidden="true">
      <rect className="scene__case" x="18" y="4" width="84" height="152" rx="14" />
      <rect className="scene__screen" x="24" y="12" width="72" height="136" rx="8" />
      {SCENES[scene]}
    </svg>
  );
}

const lines = (...rows: readonly number[]) =>
  rows.map((y) => <rect key={y} className="scene__line" x="34" y={y} width="52" height="5" rx="2.5" />);
const button = (y: number) => <rect className="scene__mark" x="34" y={y} width="52" height="14" rx="7" />;
const panel = <rect className="scene__panel" x="30" y="52" width="60" height="56" rx="8" />;

const SCENES: Readonly<Record<Scene, ReactNode>> = {
  scan: (
    <>
      <path className="scene__stroke" d="M40 64V54h10M70 54h10v10M80 86v10H70M50 96H40V86" />
      <path className="scene__ink" d="M46 60h10v10H46zM64 60h10v10H64zM46 80h10v10H46zM64 80h4v4h-4zM70 86h4v4h-4z" />
    </>
  ),
  allow: (
    <>
      {panel}
      {lines(60, 70)}
      {button(88)}
    </>
  ),
  dismiss: (
    <>
      {panel}
      {lines(62, 72, 82)}
      <circle className="scene__mark" cx="84" cy="56" r="9" />
      <path className="scene__on-mark" d="m80 52 8 8m0-8-8 8" />
    </>
  ),
  settings: (
    <>
      {lines(28, 40)}
      <rect className="scene__mark" x="30" y="54" width="60" height="18" rx="6" />
      {lines(84, 96, 108)}
    </>
  ),
  install: (
    <>
      <rect className="scene__mark" x="62" y="20" width="28" height="12" rx="6" />
      <rect className="scene__panel" x="46" y="48" width="28" height="28" rx="8" />
      {lines(88, 98)}
    </>
  ),
  unlock: (
    <>
      <path className="scene__ink" d="M38 44h8v8h-8zM50 44h8v8h-8zM62 44h8v8h-8zM74 44h8v8h-8z" />
      {[70, 90, 110].flatMap((cy) =>
        [42, 60, 78].map((cx) => <circle key={`${cx} ${cy}`} className="scene__mark" cx={cx} cy={cy} r="6" />),
      )}
    </>
  ),
  share: (
    <>
      {lines(28, 40, 52)}
      <rect className="scene__mark" x="48" y="116" width="24" height="24" rx="7" />
      <path className="scene__on-mark" d="M60 133v-11m-4 4 4-4 4 4" />
    </>
  ),
  choose: (
    <>
      <rect className="scene__panel" x="24" y="70" width="72" height="78" rx="8" />
      {lines(80, 92)}
      <rect className="scene__mark" x="30" y="104" width="60" height="16" rx="6" />
      <path className="scene__on-mark" d="M78 112h6m-3-3v6" />
    </>
  ),
  add: (
    <>
      <rect className="scene__mark" x="66" y="20" width="24" height="12" rx="6" />
      <rect className="scene__panel" x="34" y="50" width="22" height="22" rx="6" />
      {lines(84)}
    </>
  ),
};
