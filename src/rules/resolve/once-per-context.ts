import type { SheetContext } from './context.ts';

/** Works something out once for each state of a character, however many of its rows ask for it. */
export function memoizeByContext<Answer>(work: (context: SheetContext) => Answer): (context: SheetContext) => Answer {
  const known = new WeakMap<SheetContext, { readonly answer: Answer }>();
  return (context) => {
    const ready = known.get(context);
    if (ready) return ready.answer;
    const answer = work(context);
    known.set(context, { answer });
    return answer;
  };
}
