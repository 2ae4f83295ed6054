import { parentPort, workerData } from 'node:worker_threads';
import { playSetting } from './games.ts';

/** What a worker is started with. */
export interface GameTask {
  rounds: number;
  seedText: string;
}

/** Plays the settings whose places it is told, one after the other. */
const { rounds, seedText } = workerData as GameTask;
parentPort?.on('message', (place: number) => {
  parentPort?.postMessage({ place, finding: playSetting(place, rounds, seedText) });
});
