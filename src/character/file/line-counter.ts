const lineEnd = /\r\n|\r|\n/g;

/** Lines and columns of places in one text, asked for from its beginning to its end: each letter is looked at once. */
export class LineCounter {
  private readonly text: string;
  private line = 1;
  /** Where the line begins, and where the next one does. */
  private begins = 0;
  private next: number;

  constructor(text: string) {
    this.text = text;
    this.next = this.after(0);
  }

  /** Counted from 1, as `lineAndColumn` has them. A place before the one that was asked for last is taken for its line. */
  placeOf(at: number): { readonly line: number; readonly column: number } {
    while (this.next <= at) {
      this.line += 1;
      this.begins = this.next;
      this.next = this.after(this.begins);
    }
    return { line: this.line, column: Math.max(1, at - this.begins + 1) };
  }

  private after(at: number): number {
    lineEnd.lastIndex = at;
    return lineEnd.test(this.text) ? lineEnd.lastIndex : Number.POSITIVE_INFINITY;
  }
}
