import type { SheetModel } from '../rules/sheet-model.ts';
import type { DrawnSheet, DrawOptions } from './draw-sheet.ts';

/** What the page asks of the worker. */
export interface DrawRequest {
  readonly model: SheetModel;
  readonly options: DrawOptions;
}

export interface DrawFailure {
  readonly ok: false;
  readonly code: 'fonts-missing' | 'failed';
  /** What the browser said, for a report of the problem. */
  readonly detail: string;
}

/** What the worker answers. */
export type DrawAnswer = ({ readonly ok: true } & DrawnSheet) | DrawFailure;
