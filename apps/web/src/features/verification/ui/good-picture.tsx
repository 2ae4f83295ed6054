/** How a good picture looks: the whole card with all four corners, readable. */
export function GoodPicture() {
  return (
    <svg className="brand" viewBox="0 0 112 72" width="112" height="72" fill="currentColor" aria-hidden="true">
      <rect width="112" height="72" rx="14" opacity=".12" />
      <path d="M8 20V8h12M92 8h12v12M104 52v12H92M20 64H8V52" fill="none" stroke="currentColor" strokeWidth="2.5" />
      <rect x="17" y="15" width="78" height="42" rx="7" opacity=".22" />
      <rect x="23" y="21" width="22" height="30" rx="4" opacity=".35" />
      <circle cx="34" cy="32" r="5" />
      <path d="M25 49c1-7 4.5-10 9-10s8 3 9 10Z" />
      <path d="M52 26h36M52 35h26M52 44h31" stroke="currentColor" strokeWidth="4" strokeLinecap="round" opacity=".6" />
    </svg>
  );
}
