/** Draws of two southern stations and the draw that joins them, for tests outside the server. */
export * from '@fairlot/server/rooms/lottery/joined/joined.testing';
