import { createContext } from 'react';

/** The share of the usual empty rows that tables have to write in, from 0 (none) to 1 (all). */
export const RoomToWrite = createContext(1);
