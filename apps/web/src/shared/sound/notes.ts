const VOLUME = 0.06;

/** Plays short notes in sequence; nothing while the page is hidden. The caller checks the member's choice. */
export function playNotes({ hertz, seconds }: { hertz: readonly number[]; seconds: number }): void {
  if (document.hidden) return;
  const audio = new AudioContext();
  hertz.forEach((frequency, index) => {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + index * seconds;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(VOLUME, start);
    volume.gain.exponentialRampToValueAtTime(VOLUME / 50, start + seconds);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + seconds);
    if (index === hertz.length - 1) tone.onended = () => void audio.close();
  });
}
