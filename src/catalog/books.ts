import type { Citation } from '../engine/citation.ts';

/** Citations of the books that the tables were typed in from. */
export const manToMan = (page: Citation['page']): Citation => ({ book: 'Man to Man', page });
export const lite = (page: Citation['page']): Citation => ({ book: 'GURPS Lite', page });
export const basicSet = (page: Citation['page']): Citation => ({ book: 'Basic Set', page });

/** The citation of what neither book has: prices and weights of our own. It names no page, so that nobody looks for one. */
export const ownFigures: Citation = { book: 'Pointwright’s figures', page: 'not from the book' };
