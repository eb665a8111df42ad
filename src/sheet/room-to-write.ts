import { createContext } from 'react';

/** How many of the usual empty rows tables have to write in: 1 for all of them, 0 for none. */
export const RoomToWrite = createContext(1);
