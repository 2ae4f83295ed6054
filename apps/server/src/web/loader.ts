import { createHash } from 'node:crypto';

/**
 * The only inline script. It sets the theme that was chosen in this browser where its cookie is gone, before anything
 * is painted. It keeps the browser from sending forms itself before the app does: what was typed stays. It opens the
 * daily notice that came with the page (element `daily`) unless this session has seen it, and closes it as long as the
 * app has not taken over; closed without its tick it comes again. It takes
 * the download bar away where it was closed. It starts the app after the first paint: on the entry
 * of the largest paint plus two frames, at the first touch or key, or after a while where no such entry comes (other
 * engines, hidden tabs). Then it imports the entry and its chunks in parallel; one that fails, as where the page is
 * left meanwhile, is asked for again by what needs it. Loading scripts any earlier delays the paint (measured: half as
 * long again).
 */
export const LOADER = [
  '(function(){',
  // The theme that was chosen here counts without its cookie, which browsers drop sooner (specification, section 3).
  "try{var c=localStorage.getItem('theme'),r=document.documentElement;if((c==='dark'||c==='light')&&" +
    "c!==r.dataset.theme){r.dataset.theme=c;document.cookie='theme='+c+';Path=/;Max-Age=31536000;SameSite=Lax';" +
    "document.querySelector('meta[name=theme-color]').content=getComputedStyle(document.body).backgroundColor}}" +
    'catch(e){}',
  "var d=document,s=d.getElementById('daily'),n=s&&s.querySelector('dialog'),k='NOTICE_POP';",
  "if(n)try{if(sessionStorage.getItem(k)!==null)n.remove();else{n.showModal();sessionStorage.setItem(k,'1');" +
    "s.addEventListener('click',function(e){if(!('live'in s.dataset)&&e.target.closest('.overlay-picture " +
    "button'))n.close()});n.addEventListener('close',function(){var " +
    "i=s.querySelector('input');if(i&&!i.checked)sessionStorage.removeItem(k)})}}catch(e){n.remove()}",
  // The download bar was closed here, or is before the app has taken it over.
  "var b=d.getElementById('bar'),h='hideDownloadBar';if(b.firstChild)try{if(localStorage.getItem(h)!==null)" +
    "b.replaceChildren();else b.addEventListener('click',function(e){if(!('live'in b.dataset)&&" +
    "e.target.closest('button')){localStorage.setItem(h,'true');d.cookie=h+'=true;Path=/;Max-Age=31536000;" +
    "SameSite=Lax';b.replaceChildren()}})}catch(e){}",
  "d.addEventListener('submit',function(e){if(e.target.method==='post')e.preventDefault()});",
  "var w=window,started=false,list=JSON.parse(d.getElementById('boot').textContent);",
  "var events=['pointerdown','keydown'];",
  'function start(){if(started)return;started=true;events.forEach(function(e){w.removeEventListener(e,start,' +
    'true)});list.forEach(function(u){import(u).catch(function(){})})}',
  'function afterFrames(){requestAnimationFrame(function(){requestAnimationFrame(start)})}',
  'events.forEach(function(e){w.addEventListener(e,start,true)});',
  "var t='largest-contentful-paint',types=w.PerformanceObserver&&PerformanceObserver.supportedEntryTypes||[];",
  'if(types.indexOf(t)<0)afterFrames();else{var o=new ' +
    'PerformanceObserver(function(){o.disconnect();afterFrames()});o.observe({type:t,buffered:true})}',
  'setTimeout(start,3000)',
  '})()',
].join('');

const LOADER_HASH = createHash('sha256').update(LOADER).digest('base64');

/** Whom pages may talk to beyond this site. */
export interface PolicyNeeds {
  /** Origins that the merchant's pictures may come from. */
  imageHosts: readonly string[];
  /** Where codes come from Firebase: its emulator, if that plays it; else null. */
  firebase: { emulator: string | null } | null;
  /** Origins of vendors whose games stand in a frame of ours. */
  frameOrigins: readonly string[];
}

/** Firebase's log-in and the check of a human that it demands (reCAPTCHA), as their makers name them. */
const FIREBASE = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connect: ['https://identitytoolkit.googleapis.com', 'https://www.google.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};
const NOBODY = { script: [], connect: [], frame: [] };

/** Data travels as JSON blocks and nothing on a page carries a style attribute, so no inline style is allowed. */
export function contentSecurityPolicy({ imageHosts, firebase, frameOrigins }: PolicyNeeds): string {
  const { script, connect, frame } = hostsOf(firebase);
  const framed = [...frame, ...frameOrigins];
  return [
    "default-src 'self'",
    [`script-src 'self' 'sha256-${LOADER_HASH}'`, ...script].join(' '),
    "style-src 'self'",
    ["img-src 'self' data:", ...imageHosts].join(' '),
    ["connect-src 'self'", ...connect].join(' '),
    ...(framed.length === 0 ? [] : [['frame-src', ...framed].join(' ')]),
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** An emulator stands for all of them. */
function hostsOf(firebase: PolicyNeeds['firebase']): Record<keyof typeof FIREBASE, readonly string[]> {
  if (firebase === null) return NOBODY;
  return firebase.emulator === null ? FIREBASE : { ...NOBODY, connect: [firebase.emulator] };
}
