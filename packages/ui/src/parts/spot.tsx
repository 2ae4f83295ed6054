import type { ReactElement } from 'react';

/** A draw machine under a wrench: the site is under maintenance. */
export function MaintenanceSpot(): ReactElement {
  return (
    <svg className="spot" viewBox="0 0 240 200" width="240" height="200" aria-hidden="true" focusable="false">
      <circle className="disc" cx="120" cy="104" r="88" />
      <circle className="ring" cx="120" cy="104" r="60" />
      <ellipse className="ground" cx="124" cy="182" rx="70" ry="8" />
      <rect className="deep" x="72" y="99" width="108" height="82" rx="14" />
      <rect className="fill" x="66" y="92" width="108" height="82" rx="14" />
      <rect className="face" x="78" y="104" width="84" height="44" rx="10" />
      <circle className="red" cx="97" cy="126" r="11" />
      <circle className="yellow" cx="120" cy="126" r="11" />
      <circle className="blue" cx="143" cy="126" r="11" />
      <rect className="slot" x="90" y="156" width="60" height="8" rx="4" />
      <g transform="rotate(38 166 68) translate(166 68)">
        <path className="tool-edge" d="M-4 4V54a7 7 0 0 0 14 0V4a17 17 0 1 0-14 0Z" />
        <path className="tool" d="M-7 0V50a7 7 0 0 0 14 0V0a17 17 0 1 0-14 0Z" />
        <path className="disc" d="M-7-30v16h14v-16Z" />
      </g>
    </svg>
  );
}

/** A globe with a crossed pin: not available in this region. */
export function RestrictedSpot(): ReactElement {
  return (
    <svg className="spot" viewBox="0 0 240 200" width="240" height="200" aria-hidden="true" focusable="false">
      <circle className="well" cx="120" cy="100" r="88" />
      <g className="map">
        <circle cx="120" cy="100" r="60" />
        <ellipse cx="120" cy="100" rx="26" ry="60" />
        <path d="M62 82h116M62 118h116" />
      </g>
      <g transform="translate(150 96)">
        <path className="pin-edge" d="M4 49C-18 23-23 11-23 0a27 27 0 0 1 54 0C31 11 26 23 4 49Z" />
        <path className="red" d="M0 44C-22 18-27 6-27-5a27 27 0 0 1 54 0C27 6 22 18 0 44Z" />
        <circle className="face" cy="-5" r="12" />
        <path className="cross" d="M-6-11L6 1M6-11L-6 1" />
      </g>
    </svg>
  );
}
