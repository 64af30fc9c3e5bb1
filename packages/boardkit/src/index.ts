// What every board is made of. docs/add-a-game.md shows how a game uses it.
export { artOf, Emblem, Icon } from './art.tsx';
export * from './contract.ts';
export { Changes, Count, Then } from './count.tsx';
export { DraftTray } from './draft-tray.tsx';
export { Flights, spotsIn } from './flights.ts';
export { noticeKeys, scrollsByKeys, useFocusStays } from './focus.ts';
export { stepAlong, useKeys } from './keys.ts';
export { lazy, loadAllParts } from './lazy.tsx';
export { useLeadToAnswers } from './lead.ts';
export { Order } from './order.ts';
export { Tabs, usePane } from './panes.tsx';
export { Pick, PickShape, Reads } from './pick.tsx';
export { Point } from './point.tsx';
export { Reader, type Reading, useReader } from './reader.tsx';
export { SeatSlot, Slot } from './slot.tsx';
export { type BoardText, boardOf, type DrawnTable, useAnyTable } from './table.tsx';
export { InWords, seatsFrom } from './text-board.tsx';
