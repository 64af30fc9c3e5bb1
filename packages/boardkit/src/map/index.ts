// A map of hexes to look around on. README.md shows how a board uses it.

export * from '@teahouse/kernel/hex';
export * from './camera.ts';
export * from './hexgrid.tsx';
export * from './layout.ts';
export * from './surface.tsx';
