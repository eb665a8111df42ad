import type { GcsSheet } from '../../../character/gcs/gcs-sheet.ts';
import { readDice } from '../../../character/gcs/read-measures.ts';
import { formatDice, isDice } from '../../../engine/dice.ts';
import { formatFraction } from '../../../engine/format.ts';
import type { StatId } from '../../../engine/step.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import type { DerivedCharacter } from '../../derive-character.ts';
import { explainDifference } from './explain-difference.ts';
import type { About, ComparedSheet, FigureKind, GcsDifference, GcsReport } from './gcs-report.ts';
import type { ImportedSheet } from './imported-sheet.ts';

/** A ten-thousandth is the least that a file has. */
const isSame = (a: number, b: number): boolean => Math.abs(a - b) < 2e-4;

/** Compares figure by figure, and counts. */
export class Comparison implements ComparedSheet {
  readonly sheet: GcsSheet;
  readonly unexpressed: ImportedSheet['unexpressed'];
  readonly derived: DerivedCharacter;
  readonly #differences: GcsDifference[] = [];
  readonly #different = new Set<FigureKind>();
  #total = 0;

  constructor(sheet: GcsSheet, { unexpressed }: Pick<ImportedSheet, 'unexpressed'>, derived: DerivedCharacter) {
    this.sheet = sheet;
    this.unexpressed = unexpressed;
    this.derived = derived;
  }

  get worksheet(): Worksheet {
    return this.derived.worksheet;
  }

  /** True where a figure of this kind differs already. */
  hasDifferent(kind: FigureKind): boolean {
    return this.#different.has(kind);
  }

  report(): GcsReport {
    const differences = this.#differences;
    return { agree: this.#total - differences.length, total: this.#total, differences };
  }

  /** Compares texts that say the same in each their own way; `same` says whether they do. */
  text(
    figure: string,
    theirs: string,
    ours: string,
    same: boolean,
    kind: FigureKind,
    stat?: StatId,
    about: About = null,
  ): void {
    this.#total += 1;
    if (same) return;
    const why = explainDifference(this, { kind, theirs, ours, ...(stat === undefined ? {} : { stat }), about });
    this.#different.add(kind);
    this.#differences.push({ figure, theirs, ours, why, ...(stat === undefined ? {} : { stat }) });
  }

  number(figure: string, theirs: number, ours: number, kind: FigureKind, stat?: StatId, about: About = null): void {
    this.text(figure, formatFraction(theirs), formatFraction(ours), isSame(theirs, ours), kind, stat, about);
  }

  /** Compares a number with that of a stat; a stat that there is not counts as none. */
  stat(figure: string, theirs: number, stat: StatId, kind: FigureKind, about: About = null): void {
    const value = this.worksheet.has(stat) ? this.worksheet.get(stat).value : null;
    if (typeof value === 'number') this.number(figure, theirs, value, kind, stat, about);
    else this.text(figure, formatFraction(theirs), 'none', false, kind, stat, about);
  }

  /** Compares a level; 0 or less is none in GCS. */
  level(figure: string, theirs: number, stat: StatId, kind: FigureKind, about: About = null): void {
    const value = this.worksheet.has(stat) ? this.worksheet.get(stat).value : null;
    const ours = typeof value === 'number' && value > 0 ? value : 0;
    const words = (level: number) => (level > 0 ? formatFraction(level) : 'none');
    this.text(figure, words(theirs), words(ours), Math.max(0, theirs) === ours, kind, stat, about);
  }

  /** Compares dice with those of a stat. */
  dice(figure: string, theirs: string, stat: StatId, kind: FigureKind): void {
    const value = this.worksheet.has(stat) ? this.worksheet.get(stat).value : null;
    const found = readDice(theirs);
    const ours = isDice(value) ? value : { dice: 0, adds: 0 };
    const same = found !== null && found.count === ours.dice && found.adds === ours.adds;
    this.text(figure, theirs, formatDice(ours, 'd'), same, kind, stat);
  }
}
