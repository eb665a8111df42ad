import { create } from 'zustand';
import { markdown } from '../../outputs/markdown.ts';
import { plainText } from '../../outputs/plain-text.ts';
import { statBlockMarkdown, statBlockText } from '../../outputs/stat-block.ts';
import type { SheetModel } from '../../rules/model/sheet-model.ts';

export interface OutputChoice {
  readonly what: 'sheet' | 'stat-block';
  readonly as: 'text' | 'markdown';
}

/** The choice made last; it lasts until the page is left. */
export const useOutputChoice = create<OutputChoice>()(() => ({ what: 'sheet', as: 'text' }));

const writers = {
  sheet: { text: plainText, markdown },
  'stat-block': { text: statBlockText, markdown: statBlockMarkdown },
} as const;

/** The character as text in the chosen format. */
export const outputText = (model: SheetModel, { what, as }: OutputChoice): string => writers[what][as](model);
