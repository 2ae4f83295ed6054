import { createHash } from 'node:crypto';

/**
 * The only inline script. It does the following:
 * - Sets the theme chosen in this browser when its cookie is missing, before anything is painted.
 * - Hides an open page where this browser's last status says that the site is closed; the app then decides what it
 * shows (`showSite` of the web app). Without the app, the page appears after ten seconds.
 * - Fetches the pictures of the first screen; the app fetches the others once they are visible.
 * - Prevents the browser from submitting forms before the app takes over, so that typed text is kept. The last form is
 * noted, so that it can send itself once it is hydrated (`useEarlySubmit` of the web app). Taps on other buttons are
 * noted too, each button once with its last time, and the app repeats them (`repeatEarlyTaps`).
 * - Opens the daily notice of the page (element `daily`) unless this session has seen it, and closes it as long as the
 * app has not taken over. If it is closed without ticking its box, it is shown again. A member who has to choose a
 * password gets it from the app afterwards.
 * - Removes the download bar where it was closed.
 * - Starts the app after the first paint: at the entry of the largest paint plus two frames, at the first touch or key,
 * or after a delay where no entry arrives (other engines, hidden tabs). It then imports the entry and its chunks in
 * parallel. Loading scripts any earlier delays the paint (measured: half as long again).
 * - Reloads the page, at most once a minute, when the server does not have a script because it has another release. A
 * chunk that fails otherwise, for example because the page is being left, is requested again by the code that needs it.
 */
export const LOADER = [
  '(function(){',
  // The stored theme applies even without its cookie, which browsers delete sooner (specification, section 3).
  "var r=document.documentElement;try{var c=localStorage.getItem('theme');if((c==='dark'||c==='light')&&" +
    "c!==r.dataset.theme){r.dataset.theme=c;document.cookie='theme='+c+';Path=/;Max-Age=31536000;SameSite=Lax';" +
    "document.querySelector('meta[name=theme-color]').content=getComputedStyle(document.body).backgroundColor}}" +
    'catch(e){}',
  "var d=document;try{if(JSON.parse(localStorage.getItem('MC_SYSTEM_STATUS')||'{}').status&&" +
    "!d.querySelector('.app.closed')){r.dataset.closed='';setTimeout(function(){delete r.dataset.closed},1e4)}}" +
    'catch(e){}',
  "var s=d.getElementById('daily'),n=s&&s.querySelector('dialog'),k='NOTICE_POP';",
  "if(n)try{var l=localStorage,f='MC_SESSION_INFO',i=sessionStorage.getItem(f)||l.autoLogin==='1'&&l.getItem(f);" +
    'if(sessionStorage.getItem(k)!==null||i&&JSON.parse(i).firstTimeLogin)n.remove();else{n.showModal();' +
    "sessionStorage.setItem(k,'1');s.addEventListener('click',function(e){if(!('live'in s.dataset)&&" +
    "e.target.closest('.overlay-picture button'))n.close()});n.addEventListener('close',function(){var " +
    "i=s.querySelector('input');if(i&&!i.checked)sessionStorage.removeItem(k)})}}catch(e){n.remove()}",
  // After the notice has opened, since its picture may be on the first screen too.
  "d.querySelectorAll('img[data-src]').forEach(function(i){var b=i.getBoundingClientRect();if(b.bottom>0&&" +
    'b.top<innerHeight&&b.right>0&&b.left<innerWidth)i.src=i.dataset.src});',
  // The download bar was closed in this browser, or is closed before the app has taken it over.
  "var b=d.getElementById('bar'),h='hideDownloadBar';if(b.firstChild)try{if(localStorage.getItem(h)!==null)" +
    "b.replaceChildren();else b.addEventListener('click',function(e){if(!('live'in b.dataset)&&" +
    "e.target.closest('button')){localStorage.setItem(h,'true');d.cookie=h+'=true;Path=/;Max-Age=31536000;" +
    "SameSite=Lax';b.replaceChildren()}})}catch(e){}",
  "d.addEventListener('submit',function(e){if(e.defaultPrevented||e.target.method!=='post')return;" +
    'e.preventDefault();w.earlyForm=e.target});',
  "d.addEventListener('click',function(e){var t=w.earlyTaps,b=t&&e.target.closest('#app button');if(b&&b.type!==" +
    "'submit')t.set(b,Date.now())});",
  "var w=window,started=false,list=JSON.parse(d.getElementById('boot').textContent);",
  "w.earlyTaps=new Map();var events=['pointerdown','keydown'];",
  'function start(){if(started)return;started=true;events.forEach(function(e){w.removeEventListener(e,start,' +
    'true)});list.forEach(function(u){import(u).catch(function(){gone(u)})})}',
  "function gone(u){fetch(u,{method:'HEAD'}).then(function(r){var k='reloaded',s=sessionStorage,t=Date.now();" +
    'if(r.status===404&&t-(s.getItem(k)||0)>6e4){s.setItem(k,t);location.reload()}}).catch(function(){})}',
  'function afterFrames(){requestAnimationFrame(function(){requestAnimationFrame(start)})}',
  'events.forEach(function(e){w.addEventListener(e,start,true)});',
  "var t='largest-contentful-paint',types=w.PerformanceObserver&&PerformanceObserver.supportedEntryTypes||[];",
  "if('closed'in r.dataset)start();else if(types.indexOf(t)<0)afterFrames();else{var o=new " +
    'PerformanceObserver(function(){o.disconnect();afterFrames()});o.observe({type:t,buffered:true})}',
  'setTimeout(start,3000)',
  '})()',
].join('');

const LOADER_HASH = createHash('sha256').update(LOADER).digest('base64');

/** External hosts that pages may use. */
export interface PolicyNeeds {
  /** Origins that the merchant's pictures may come from. */
  imageHosts: readonly string[];
  /** Set if codes are sent by Firebase: the emulator that replaces it, if there is one; else null. */
  firebase: { emulator: string | null } | null;
  /** Origins of vendors whose games are shown in a frame. */
  frameOrigins: readonly string[];
}

/** Hosts of Firebase's login and of its human check (reCAPTCHA), as documented by their vendors. */
const FIREBASE = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connect: ['https://identitytoolkit.googleapis.com', 'https://www.google.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};
const NO_HOSTS = { script: [], connect: [], frame: [] };

/** Data is embedded as JSON blocks and no page has style attributes, so inline styles are not allowed. */
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

/** An emulator replaces all of them. */
function hostsOf(firebase: PolicyNeeds['firebase']): Record<keyof typeof FIREBASE, readonly string[]> {
  if (firebase === null) return NO_HOSTS;
  return firebase.emulator === null ? FIREBASE : { ...NO_HOSTS, connect: [firebase.emulator] };
}
