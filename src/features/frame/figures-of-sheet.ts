import type { SheetModel } from '../../rules/model/sheet-model.ts';

/** The text of every figure of a sheet, by its stat. */
export function figuresOfSheet(model: SheetModel): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if ('text' in part && 'stat' in part && typeof part.text === 'string' && typeof part.stat === 'string') {
      texts.set(part.stat, part.text);
    }
    for (const inner of Object.values(part)) visit(inner);
  };
  visit(model);
  return texts;
}
