import type { Citation } from '../engine/citation.ts';

/** Citations of the books that are the sources of the tables. */
export const manToMan = (page: Citation['page']): Citation => ({ book: 'Man to Man', page });
export const lite = (page: Citation['page']): Citation => ({ book: 'GURPS Lite', page });
export const basicSet = (page: Citation['page']): Citation => ({ book: 'Basic Set', page });
export const powersBook = (page: Citation['page']): Citation => ({ book: 'Powers', page });

/**
 * The citation of facts that neither book has: our own prices and weights. It names no page, so that nobody looks for
 * one.
 */
export const ownFigures: Citation = { book: 'Pointwright’s figures', page: 'not from the book' };
