import type { SheetModel } from '../sheet-model/model/sheet-model.ts';
import { markdown } from './markdown.ts';
import { plainText } from './plain-text.ts';
import { statBlockMarkdown, statBlockText } from './stat-block.ts';

/** The writers of this program's texts, by their markup: a text that is read back is compared with their output. */
export const ownTextWriters: Readonly<
  Record<'ownPlainText' | 'ownMarkdown', readonly ((model: SheetModel) => string)[]>
> = {
  ownPlainText: [plainText, statBlockText],
  ownMarkdown: [markdown, statBlockMarkdown],
};
