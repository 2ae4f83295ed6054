import { XSS_CORPUS } from '@fairlot/testkit/xss-corpus';
import { describe, expect, it } from 'vitest';
import { cleanHtml, previewOf } from './clean-html.ts';

const HOSTS = ['https://cdn.example'];
const clean = (html: string) => cleanHtml(html, HOSTS);

/** Ways of smuggling scripts, addresses and frames into a page. */
const CORPUS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script/xss src=x></script>',
  '<<script>alert(1)//<</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="/a.png" onload="alert(1)">',
  '<IMG """><SCRIPT>alert(1)</SCRIPT>">',
  '<img src=`javascript:alert(1)`>',
  '<img src="data:text/html;base64,PHNjcmlwdD4=">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img srcset="https://evil.example/x 1x" src="/a.png">',
  '<img/src="x"/onerror=alert(1)>',
  '<img src=x:alert(alt) onerror=eval(src) alt=0>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><foreignObject><iframe srcdoc="<script>alert(1)</script>"></foreignObject></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<math href="javascript:alert(1)">x</math>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="https://evil.example/x.swf">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java&#x0A;script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="\\\\evil.example">x</a>',
  '<a href="&#1;javascript:alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="x" target=_blank onclick=alert(1)>x</a>',
  '<a href="https://ok.example" ping="https://evil.example" download>x</a>',
  '<a href="javascript:alert(1)" rel="opener">x</a>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p style="position:fixed;inset:0">x</p>',
  '<style>@import "https://evil.example/x.css";</style>',
  '<style>body{background:url("javascript:alert(1)")}</style>',
  '<link rel=stylesheet href=https://evil.example/x.css>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<form action="https://evil.example"><input name=password><button formaction="javascript:alert(1)">x</button></form>',
  '<body onload=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<select onfocus=alert(1) autofocus>',
  '<textarea autofocus onfocus=alert(1)></textarea>',
  '<video><source onerror="alert(1)"></video>',
  '<audio src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<isindex type=image src=1 onerror=alert(1)>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<title><img src=x onerror=alert(1)></title>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<p onmouseover="alert(1)">x</p>',
  '<b/onclick=alert(1)>x</b>',
  '<table background="javascript:alert(1)"><tr><td>x</table>',
  '<div><p id="app" class="sheet" name="login">x</p></div>',
  '<x onclick=alert(1)>x</x>',
  '<dialog open>x</dialog>',
  '<p>\u0000<script>alert(1)</script></p>',
  '<scr\u0000ipt>alert(1)</scr\u0000ipt>',
  `${'<b>'.repeat(5000)}x`,
];
const ALLOWED = new RegExp(
  '^</?(p|br|hr|h[2-4]|ul|ol|li|dl|dt|dd|b|strong|i|em|u|s|small|sub|sup|blockquote|figure|figcaption|a|img|' +
    'table|caption|thead|tbody|tr|th|td)' +
    '( (href|title|rel|src|alt|width|height|scope|colspan|rowspan)="[^"<>]*")*( /)?>$',
);

describe("operators' HTML", () => {
  it.each([...CORPUS, ...XSS_CORPUS])('is made harmless: %s', (html) => {
    const out = clean(html);
    for (const tag of out.match(/<[^>]*>?/g) ?? []) expect(tag).toMatch(ALLOWED);
    for (const [, address = ''] of out.matchAll(/(?:href|src)="([^"]*)"/g))
      expect(address).toMatch(/^(\/[^/\\]|https?:\/\/|mailto:)/);
    expect(clean(out)).toBe(out);
  });

  it('loses text of elements that do not belong on a page', () => {
    expect(clean('<p>a</p><script>alert(1)</script><style>p{}</style><iframe>x</iframe>')).toBe('<p>a</p>');
  });

  it('keeps the elements that operators need, with links that give other sites no access to ours', () => {
    const html =
      '<h3>Title</h3><p>Some <b>bold</b> and <em>soft</em> words<br />in two lines</p><ul><li>one</li></ul>' +
      '<table><tbody><tr><th scope="row">a</th><td colspan="2">b</td></tr></tbody></table>';
    expect(clean(html)).toBe(html);
    expect(clean('<a href="https://a.example/?x=1&amp;y=2" target="_blank">x</a>')).toBe(
      '<a href="https://a.example/?x=1&amp;y=2" rel="noopener noreferrer">x</a>',
    );
    expect(clean('<a href="mailto:help@fairlot.example">x</a><a href="/m/help?tag=terms">y</a>')).toBe(
      '<a href="mailto:help@fairlot.example" rel="noopener noreferrer">x</a><a href="/m/help?tag=terms" ' +
        'rel="noopener noreferrer">y</a>',
    );
  });

  it('accepts pictures only from this site and from listed hosts', () => {
    expect(
      clean(
        '<img src="/art/x.svg" alt="Dice" /><img src="https://cdn.example/a.png" /><img ' +
          'src="https://cdn.example.evil/a.png" /><img src="http://cdn.example/a.png" /><img alt="none" />',
      ),
    ).toBe('<img src="/art/x.svg" alt="Dice" /><img src="https://cdn.example/a.png" />');
  });
});

describe('a preview', () => {
  it('is one line of plain text', () => {
    expect(previewOf('<h3>Fish &amp; chips</h3><p>1 &lt; 2<br>next</p><ul><li>a</li><li>b</li></ul>', 100)).toBe(
      'Fish & chips 1 < 2 next a b',
    );
    expect(previewOf('<img src="/a.png" alt="x">', 100)).toBe('');
  });

  it('is cut between letters, never inside one', () => {
    expect(previewOf('<p>one two three</p>', 8)).toBe('one two…');
    expect(previewOf(`<p>${'👑'.repeat(10)}</p>`, 4)).toBe('👑👑👑…');
  });
});
