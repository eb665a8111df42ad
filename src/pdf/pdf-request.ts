import type { SheetModel } from '../sheet-model/model/sheet-model.ts';
import type { PrintChoices } from '../sheet-model/print/print-choices.ts';
import { printedModel } from '../sheet-model/print/printed-model.ts';
import type { PageNode } from './drawing.ts';
import type { LaidOut } from './lay-out-pages.ts';
import { pageFoot } from './paper.ts';
import { aboutText } from './pdf-file.ts';
import { nameOf, type Subject } from './subject.ts';

/** The document information of the file. */
export interface About {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
}

/** What the file of some pages needs besides them. It depends only on these: the same input gives the same bytes. */
export interface PdfRequest {
  readonly about: About;
  /** The foot of each page. */
  readonly feet: readonly (readonly PageNode[])[];
  /** The creation date. */
  readonly date: Date;
}

/** The most names in the title of the file; further ones are only counted. */
const maxNames = 4;

/**
 * Returns the request for a file.
 * @param runs all that was laid out for these subjects, in their order
 */
export function pdfRequest(
  subjects: readonly Pick<Subject, 'model'>[],
  runs: readonly Pick<LaidOut, 'count' | 'feet'>[],
  choices: PrintChoices,
  date: Date,
): PdfRequest {
  const all = runs.reduce((sum, { count }) => sum + count, 0);
  let before = 0;
  const feet = runs.flatMap(({ count, feet: ofRun }) => {
    const first = before;
    before += count;
    return Array.from({ length: count }, (_, i) => pageFoot(choices, ofRun, i + 1, first + i + 1, all));
  });
  const models = subjects.map(({ model }) => printedModel(model, choices)); // a form names nobody
  return { about: documentInfo(models, choices), feet, date };
}

/** Returns the document information: names, players and rulesets. */
function documentInfo(models: readonly SheetModel[], { kind }: PrintChoices): About {
  const what = kind === 'stat-block' ? 'Stat block' : 'Character sheet';
  const distinct = (of: (model: SheetModel) => string) => [...new Set(models.map(of))];
  const names = models.map((model) => nameOf({ model }));
  const unnamed = names.length - maxNames;
  return {
    title: unnamed > 1 ? `${names.slice(0, maxNames).join(', ')} and ${unnamed} more` : names.join(', '),
    author: distinct(({ head }) => aboutText(head.player))
      .filter(Boolean)
      .join(', '),
    subject: [models.length > 1 ? `${what}s` : what, ...distinct(({ ruleset }) => ruleset.name)].join(', '),
  };
}
