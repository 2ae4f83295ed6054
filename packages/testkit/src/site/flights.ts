/** Flights of crash whose point a test chooses. */
export { fly, look, openFlightTo, stakeOn } from '@fairlot/server/rooms/originals/crash/crash.testing';
