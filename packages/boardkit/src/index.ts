// What every board is made of. docs/add-a-game.md shows how a game uses it.
export * from './contract.ts';
