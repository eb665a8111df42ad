import type { CombatReference } from '../rules/model/combat-reference.ts';
import type { SheetModel } from '../rules/model/sheet-model.ts';
import type { WorkedNumber } from '../rules/model/worked-numbers.ts';
import type { PageFoot } from './page-foot.ts';
import { aboutText } from './text-string.ts';

/** A character to draw, worked out. */
export interface Subject {
  readonly model: SheetModel;
  /** The pages after the sheet, as far as the choices ask for them. */
  readonly worked?: readonly WorkedNumber[] | undefined;
  readonly reference?: CombatReference | undefined;
}

/** Characters that the font lacks, each once: they are replaced by a mark. */
export interface Lacking {
  /** On whose sheet. */
  readonly name: string;
  readonly characters: readonly string[];
}

/** What is known of pages once they are drawn. */
export interface Drawn {
  readonly feet: readonly PageFoot[];
  /** None for those whose pages have all that is on them. */
  readonly missing: readonly Lacking[];
}

/** What a character is called at the foot of its pages and in the bookmarks. */
export const nameOf = ({ model }: Pick<Subject, 'model'>): string => aboutText(model.head.name) || 'Blank character';
