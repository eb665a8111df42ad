import type { Worksheet } from '../../engine/worksheet.ts';
import type { SheetContext } from '../resolve/context.ts';

/** The character that a prerequisite is checked against. `key` is the row that has it, which never counts itself. */
export interface PrerequisiteScope {
  readonly worksheet: Worksheet;
  readonly context: SheetContext;
  readonly key?: string;
}
