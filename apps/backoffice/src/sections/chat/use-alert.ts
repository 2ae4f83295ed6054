import { useEffect, useRef, useState } from 'react';
import { chatTexts as texts } from './texts.ts';

const KEY = 'fairlot.chat.alert';
const TONE_HZ = 880;
const TONE_SECONDS = 0.18;
/** Many messages at once are one sound. */
const QUIET_MS = 3000;

export interface Alerts {
  isOn: boolean;
  /** Turns it on or off; turning it on asks the browser whether it may show notifications. */
  turn: (isOn: boolean) => void;
  /** A member wrote: says so where the window is hidden. */
  tell: (account: string | undefined) => void;
}

/** Calls an operator whose console is behind another window: a sound, a notification where allowed, and the title. */
export function useAlert(): Alerts {
  const [isOn, setOn] = useState(() => readChoice());
  const missed = useRef(0);
  const soundedAt = useRef(-QUIET_MS);
  const title = useRef('');
  useEffect(() => {
    const look = () => {
      if (document.hidden || missed.current === 0) return;
      missed.current = 0;
      document.title = title.current;
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      if (missed.current > 0) document.title = title.current;
    };
  }, []);
  return {
    isOn,
    turn: (next) => {
      setOn(next);
      writeChoice(next);
      // A browser that refuses, or knows none, leaves sound and title.
      if (next && 'Notification' in globalThis) void Notification.requestPermission().catch(() => undefined);
    },
    tell: (account) => {
      if (!isOn || !document.hidden) return;
      if (missed.current === 0) title.current = document.title;
      missed.current++;
      document.title = `(${missed.current}) ${title.current}`;
      if ('Notification' in globalThis && Notification.permission === 'granted')
        showNotification(account === undefined ? texts.alertTitle : texts.alertFrom(account));
      const now = performance.now();
      if (now - soundedAt.current < QUIET_MS) return;
      soundedAt.current = now;
      playTone();
    },
  };
}

/** What was written stays in the console: a notification lies open on a screen that others see. */
function showNotification(text: string): void {
  try {
    const shown = new Notification(text, { tag: 'chat' });
    shown.addEventListener('click', () => {
      window.focus();
      shown.close();
    });
  } catch {
    // Telephones show notifications by a service worker alone, which the console has none of.
  }
}

function playTone(): void {
  const audio = new AudioContext();
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  tone.frequency.value = TONE_HZ;
  volume.gain.setValueAtTime(0.15, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + TONE_SECONDS);
  tone.connect(volume).connect(audio.destination);
  tone.addEventListener('ended', () => void audio.close());
  tone.start();
  tone.stop(audio.currentTime + TONE_SECONDS);
}

function readChoice(): boolean {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return false; // storage is closed to this page
  }
}

function writeChoice(isOn: boolean): void {
  try {
    localStorage.setItem(KEY, isOn ? '1' : '0');
  } catch {
    // Chosen again with the next start.
  }
}
