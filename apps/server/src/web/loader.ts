import { createHash } from 'node:crypto';

/**
 * The only inline script. It starts the app after the first paint: on the entry of the largest paint plus two frames,
 * at the first touch or key, or after a while where no such entry comes (other engines, hidden tabs). Then it imports
 * the entry and its chunks in parallel. Loading scripts any earlier delays the paint (measured: half as long again).
 */
export const LOADER = [
  '(function(){',
  "var d=document,w=window,started=false,list=JSON.parse(d.getElementById('boot').textContent);",
  "var events=['pointerdown','keydown'];",
  'function start(){if(started)return;started=true;events.forEach(function(e){w.removeEventListener(e,start,true)});list.forEach(function(u){import(u)})}',
  'function afterFrames(){requestAnimationFrame(function(){requestAnimationFrame(start)})}',
  'events.forEach(function(e){w.addEventListener(e,start,true)});',
  "var t='largest-contentful-paint',types=w.PerformanceObserver&&PerformanceObserver.supportedEntryTypes||[];",
  'if(types.indexOf(t)<0)afterFrames();else{var o=new PerformanceObserver(function(){o.disconnect();afterFrames()});o.observe({type:t,buffered:true})}',
  'setTimeout(start,3000)',
  '})()',
].join('');

const LOADER_HASH = createHash('sha256').update(LOADER).digest('base64');

/**
 * Data travels as JSON blocks and nothing on a page carries a style attribute, so no inline style is allowed.
 * @param imageHosts origins that the merchant's pictures may come from besides this site
 */
export function contentSecurityPolicy(imageHosts: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'sha256-${LOADER_HASH}'`,
    "style-src 'self'",
    ["img-src 'self' data:", ...imageHosts].join(' '),
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}
