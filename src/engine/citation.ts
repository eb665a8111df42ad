/** The source of a figure. `page` is the printed page; 'pull-out' is the unnumbered middle of a book. */
export interface Citation {
  readonly book: string;
  readonly page: number | string;
}

/** "Man to Man p. 7", "Man to Man, pull-out"; the book alone where the page is empty. */
export function formatCitation(cite: Citation): string {
  if (cite.page === '') return cite.book;
  return typeof cite.page === 'number' || /^\d/.test(cite.page)
    ? `${cite.book} p. ${cite.page}`
    : `${cite.book}, ${cite.page}`;
}
