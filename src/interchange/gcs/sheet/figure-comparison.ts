import { formatDice, isDice } from '../../../engine/dice.ts';
import { formatFraction } from '../../../engine/format.ts';
import type { StatId } from '../../../engine/step.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import type { DerivedCharacter } from '../../../rules/derive-character.ts';
import type { GcsDifference, GcsReport, ImportedSheet } from '../gcs-report.ts';
import { readDice } from '../read/gcs-fields.ts';
import type { GcsSkill, GcsSpell, GcsWeapon } from '../read/gcs-rows.ts';
import type { GcsSheet } from '../read/gcs-sheet.ts';
import { gatherFacts, matchesText, skillsNamed } from './sheet-facts.ts';

/** The sort of figure: the reasons for a difference depend on it. */
type FigureKind =
  | 'attribute'
  | 'attribute points'
  | 'basic damage'
  | 'lift'
  | 'move'
  | 'dodge'
  | 'trait points'
  | 'points by kind'
  | 'skill'
  | 'relative level'
  | 'weapon level'
  | 'parry'
  | 'block'
  | 'damage'
  | 'range'
  | 'resistance'
  | 'weight'
  | 'value';

/** The owner of a figure, if the reasons for a difference depend on it. */
type About = GcsSkill | GcsSpell | GcsWeapon | null;

/** The data in which reasons for a difference are sought. */
interface ComparedSheet {
  readonly sheet: GcsSheet;
  readonly unexpressed: ImportedSheet['unexpressed'];
  readonly worksheet: Worksheet;
  /** True if a figure of this kind differs already. */
  hasDifferent(kind: FigureKind): boolean;
}

/** A difference whose reason is sought. */
interface Difference {
  readonly figure: string;
  readonly kind: FigureKind;
  readonly theirs: string;
  readonly ours: string;
  readonly stat?: StatId;
  /** The skill or weapon that it belongs to, if there is one. */
  readonly about: About;
}

type Reason = (comparison: ComparedSheet, difference: Difference) => string | null;

const strengthOf = ({ worksheet }: ComparedSheet): number =>
  worksheet.has('strikingStrength') ? worksheet.number('strikingStrength') : 0;

const isOfStrength = ({ kind, about }: Pick<Difference, 'kind' | 'about'>): boolean =>
  kind === 'basic damage' || (kind === 'damage' && about !== null && 'damage' in about && about.damage.st !== 'none');

/** Reasons by the known facts about the sheet, the likeliest first. */
const reasons: readonly Reason[] = [
  (comparison, difference) =>
    isOfStrength(difference) && strengthOf(comparison) < 1
      ? 'Below ST 1 there is no damage by ST here; GCS has 1d−6 and 1d−5.'
      : null,
  (comparison, difference) =>
    isOfStrength(difference) && strengthOf(comparison) > 40
      ? 'Over ST 40 the table has a row for each 5 ST: here the row below counts, in GCS a value between the rows.'
      : null,
  ({ sheet }, { kind, about }) =>
    isOfStrength({ kind, about }) && /^phoenix/.test(sheet.settings.damageProgression)
      ? `Thrust and swing by “${sheet.settings.damageProgression.replaceAll('_', ' ')}”, which has three-sided dice; those here have six sides.`
      : null,
  (_, { kind, about }) =>
    kind === 'skill' && about !== null && 'row' in about && about.row === 'ritualSpell'
      ? 'Here a ritual spell builds on the skill of its college, or on the skill without a speciality; the file may be of an older GCS, which took any speciality.'
      : null,
  (_, { kind, about, theirs, ours }) =>
    kind === 'skill' &&
    about !== null &&
    'defaultedFrom' in about &&
    about.defaultedFrom &&
    Number(ours) > Number(theirs)
      ? 'GCS keeps the default that it once chose for this skill; here the best one counts.'
      : null,
  (comparison, { kind }) => {
    if (kind !== 'move' && kind !== 'dodge' && kind !== 'lift') return null;
    const pools = comparison.sheet.attributes.filter(({ calc, damage }) => damage !== 0 || (calc?.current ?? 1) <= 0);
    if (pools.length === 0) return null;
    return pools.some(({ damage }) => damage !== 0)
      ? 'There it is lowered by injury or fatigue; here these are part of the state at the table.'
      : 'A pool of 0 counts as lost there, and lowers it; here it does not.';
  },
  ({ worksheet }, { kind }) =>
    kind === 'move' && worksheet.has('basicMove') && worksheet.number('basicMove') <= 0
      ? 'Move is at least 1 here.'
      : null,
  ({ sheet }, { kind, about }) => {
    if ((kind !== 'damage' && kind !== 'parry' && kind !== 'block') || about === null || !('damage' in about))
      return null;
    const facts = gatherFacts(sheet);
    const usable = about.defaults.flatMap((each) => skillsNamed(facts, each));
    const isForSkill = facts.features.some(
      ({ feature }) =>
        feature.selection === 'weapons_with_required_skill' &&
        usable.some(
          ({ name, specialization }) =>
            matchesText(feature.name, name) && matchesText(feature.specialization, specialization),
        ),
    );
    return isForSkill
      ? 'A bonus for a skill counts there on the best skill that the weapon can be used with; here while that skill is used, and not an attribute or another default.'
      : null;
  },
  (_, { kind, about, theirs, ours }) =>
    kind === 'range' &&
    about !== null &&
    'damage' in about &&
    Number.parseInt(about.strength, 10) > 0 &&
    Number.parseFloat(theirs) < Number.parseFloat(ours)
      ? 'GCS limits the ST that a range goes by to three times the minimum ST of the weapon.'
      : null,
  ({ sheet }, { kind }) =>
    kind === 'trait points' && sheet.settings.multiplicativeModifiers
      ? 'The sheet multiplies the modifiers of prices.'
      : null,
  ({ sheet }, { kind }) =>
    kind === 'skill' && sheet.settings.halfStatDefaults ? 'The sheet takes defaults from half an attribute.' : null,
  ({ sheet, worksheet }, { kind, stat = '' }) => {
    if (kind !== 'attribute' || !worksheet.has(stat)) return null;
    const added = worksheet.get(stat).steps.find(({ op, row, words }) => op === 'add' && row && words !== '');
    const isCustom = sheet.settings.attributes.some(({ base }) =>
      /skill_level|trait_level|function|=>|if\s*\(/.test(base),
    );
    if (isCustom) return 'The sheet defines attributes by scripts, which are not run.';
    return added ? `By the book it counts ${added.words}, which in the file has no feature that says so.` : null;
  },
  (comparison, { kind }) =>
    kind === 'relative level' && comparison.hasDifferent('skill') ? 'It follows from a level that differs.' : null,
  (comparison, { kind }) => {
    const isOfSkill = kind === 'weapon level' || kind === 'parry' || kind === 'block';
    if (isOfSkill && comparison.hasDifferent('weapon level')) return 'It follows from a level that differs.';
    if (isOfSkill && comparison.hasDifferent('skill')) return 'It follows from a skill that differs.';
    if ((kind === 'parry' || kind === 'block') && comparison.hasDifferent('dodge'))
      return 'It follows from a bonus to defenses that differs.';
    if (kind === 'damage' && comparison.hasDifferent('basic damage')) return 'It follows from thrust or swing.';
    if (
      kind === 'points by kind' &&
      (comparison.hasDifferent('trait points') || comparison.hasDifferent('attribute points'))
    )
      return 'It follows from a price that differs.';
    return kind !== 'attribute' && kind !== 'trait points' && comparison.hasDifferent('attribute')
      ? 'It may follow from an attribute that differs.'
      : null;
  },
  ({ unexpressed }, { figure }) => {
    // A picture changes no number; what is known about the row itself comes first.
    const possible = unexpressed.filter(({ where, what }) => what !== 'switched off' && where !== 'portrait');
    const first = possible.find(({ where }) => where !== '' && figure.includes(where)) ?? possible[0];
    return first ? `The sheet has what cannot be expressed here: ${first.where}, ${first.what}.` : null;
  },
];

/** The likely reason for a difference, in a sentence. */
function explainDifference(comparison: ComparedSheet, difference: Difference): string {
  for (const reason of reasons) {
    const why = reason(comparison, difference);
    if (why !== null) return why;
  }
  return 'The reason is not known; the file may have been saved by an older GCS.';
}

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

  /** True if a figure of this kind differs already. */
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
    const why = explainDifference(this, { figure, kind, theirs, ours, ...(stat === undefined ? {} : { stat }), about });
    this.#different.add(kind);
    this.#differences.push({ figure, theirs, ours, why, ...(stat === undefined ? {} : { stat }) });
  }

  number(figure: string, theirs: number, ours: number, kind: FigureKind, stat?: StatId, about: About = null): void {
    this.text(figure, formatFraction(theirs), formatFraction(ours), isSame(theirs, ours), kind, stat, about);
  }

  /** Compares a number with that of a stat; a missing stat counts as null. */
  stat(figure: string, theirs: number, stat: StatId, kind: FigureKind, about: About = null): void {
    const value = this.worksheet.has(stat) ? this.worksheet.get(stat).value : null;
    if (typeof value === 'number') this.number(figure, theirs, value, kind, stat, about);
    else this.text(figure, formatFraction(theirs), 'none', false, kind, stat, about);
  }

  /** Compares a level; 0 or less means none in GCS. */
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
