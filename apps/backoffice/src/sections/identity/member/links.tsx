import { useQuery } from '@tanstack/react-query';
import { QueryState } from '../../../parts/states.tsx';
import type { PageProps } from '../../../shared/section.ts';
import { identityApi, type Link } from '../api.ts';
import { pageTexts as words } from './texts.ts';

interface LinksProps {
  memberId: string;
  account: string;
  /** Opens another page; null if none is to be opened. */
  onGo: PageProps['onGo'] | null;
}

const [WIDTH, HEIGHT, RADIUS] = [300, 180, 66];
/** Further members are in the list below the picture. */
const DRAWN = 6;

/** With more lines their words would overlap; the list below names every kind. */
const NAMED = 3;

const useLinks = (memberId: string) =>
  useQuery({
    queryKey: ['member-links', memberId],
    queryFn: ({ signal }) => identityApi.links(memberId, signal),
  });

/** Linked members as a card of the member's page. */
export function Links(props: LinksProps) {
  const { data } = useLinks(props.memberId);
  return (
    <section className="card member-card" aria-label={words.links}>
      <header>
        <h2>{words.links}</h2>
        {data === undefined ? null : <small className="muted">{words.linkCount(data.length)}</small>}
      </header>
      <LinkedMembers {...props} />
    </section>
  );
}

/** Members with the same account for payouts, device or address: a picture of the network, and the same as a list. */
export function LinkedMembers({ memberId, account, onGo }: LinksProps) {
  const read = useLinks(memberId);
  const { data } = read;
  return (
    <>
      <QueryState read={read} />
      {data?.length === 0 ? <p className="muted">{words.noLinks}</p> : null}
      {data === undefined || data.length === 0 ? null : (
        <>
          <Network account={account} links={data.slice(0, DRAWN)} />
          <ul className="link-list">
            {data.map((link) => (
              <li key={link.memberId}>
                {onGo === null ? (
                  <b>{link.account}</b>
                ) : (
                  <button type="button" className="link" onClick={() => onGo('member', `?memberId=${link.memberId}`)}>
                    {link.account}
                  </button>
                )}
                <small className="muted">
                  {nearnessOf(link)}
                  {link.disabled ? `, ${words.linkDisabled}` : ''}
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

const nearnessOf = ({ by }: Link): string => by.map((one) => words.nearness[one]).join(', ');

/** The member in the middle; a shared account for payouts is proven and red, an address alone is dashed. */
function Network({ account, links }: { account: string; links: readonly Link[] }) {
  const [centreX, centreY] = [WIDTH / 2, HEIGHT / 2];
  return (
    <svg className="network" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {links.map((link, index) => {
        const start = links.length === 1 ? 0 : Math.PI / links.length - Math.PI / 2;
        const angle = (index / links.length) * 2 * Math.PI + start;
        const x = centreX + Math.cos(angle) * RADIUS * 1.6;
        const y = centreY + Math.sin(angle) * RADIUS * 0.85;
        return (
          <g key={link.memberId} data-by={link.by[0]}>
            <line x1={centreX} y1={centreY} x2={x} y2={y} />
            {links.length > NAMED ? null : (
              <text x={(centreX + x) / 2} y={(centreY + y) / 2} className="network-by">
                {words.nearness[link.by[0] ?? 'address']}
              </text>
            )}
            <circle cx={x} cy={y} r="14" data-off={link.disabled} />
            <text x={x} y={y + 4} className="network-face">
              {link.account.slice(0, 2).toUpperCase()}
            </text>
            <text x={x} y={y + 26}>
              {link.account}
            </text>
          </g>
        );
      })}
      <circle cx={centreX} cy={centreY} r="20" className="network-centre" />
      <text x={centreX} y={centreY + 4} className="network-face">
        {account.slice(0, 2).toUpperCase()}
      </text>
    </svg>
  );
}
