const lineEnd = /\r\n|\r|\n/g;

/** Computes lines and columns of increasing offsets in one text, in linear time overall. */
export class LineCounter {
  private readonly text: string;
  private line = 1;
  /** The offsets of the current line and of the next one. */
  private begins = 0;
  private next: number;

  constructor(text: string) {
    this.text = text;
    this.next = this.after(0);
  }

  /** Returns line and column, counted from 1, like `lineAndColumn`. Offsets must not decrease. */
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
