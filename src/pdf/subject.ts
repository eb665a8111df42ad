import type { ReferencePage } from '../sheet-model/model/reference-group.ts';
import type { SheetModel } from '../sheet-model/model/sheet-model.ts';
import type { WorkedNumber } from '../sheet-model/model/worked-numbers.ts';
import type { LineDrawing } from '../sheet-model/print/line-drawing.ts';
import type { TurnOrderPage } from '../sheet-model/print/turn-order.ts';
import type { PageFoot } from './paper.ts';
import { aboutText } from './pdf-file.ts';

/** A derived character to draw. */
export interface Subject {
  readonly model: SheetModel;
  /** The appendices after the sheet, if chosen. */
  readonly worked?: readonly WorkedNumber[] | undefined;
  readonly references?: readonly ReferencePage[] | undefined;
  /** What is drawn in place of a picture, if the character has none. */
  readonly portrait?: LineDrawing | null | undefined;
  /** The page before the stat blocks of an encounter; on the first subject alone. */
  readonly turnOrder?: TurnOrderPage | undefined;
}

/** The distinct characters that the font lacks: they are replaced by a mark. */
export interface Lacking {
  /** The name of the character on whose sheet they are. */
  readonly name: string;
  readonly characters: readonly string[];
}

/** The result of drawing pages. */
export interface Drawn {
  readonly feet: readonly PageFoot[];
  /** Without the characters whose pages are complete. */
  readonly missing: readonly Lacking[];
}

/** Returns the name of a character for page footers and bookmarks. */
export const nameOf = ({ model }: Pick<Subject, 'model'>): string => aboutText(model.head.name) || 'Blank character';
