import type { StatId } from '../../../engine/step.ts';
import type { About, ComparedSheet, FigureKind } from './gcs-report.ts';

/** A difference whose reason is sought. */
export interface Difference {
  readonly kind: FigureKind;
  readonly theirs: string;
  readonly ours: string;
  readonly stat?: StatId;
  /** The skill or weapon that it is of, where there is one. */
  readonly about: About;
}

type Reason = (comparison: ComparedSheet, difference: Difference) => string | null;

const strengthOf = ({ worksheet }: ComparedSheet): number =>
  worksheet.has('strikingStrength') ? worksheet.number('strikingStrength') : 0;

const isOfStrength = ({ kind, about }: Difference): boolean =>
  kind === 'basic damage' || (kind === 'damage' && about !== null && 'damage' in about && about.damage.st !== 'none');

/** Reasons by what is known of the sheet, the likeliest first. */
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
    isOfStrength({ kind, about, theirs: '', ours: '' }) && /^phoenix/.test(sheet.settings.damageProgression)
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
  ({ unexpressed }) => {
    const [first] = unexpressed.filter(({ what }) => what !== 'switched off');
    return first ? `The sheet has what cannot be expressed here: ${first.where}, ${first.what}.` : null;
  },
];

/** The likely reason for a difference, in a sentence. */
export function explainDifference(comparison: ComparedSheet, difference: Difference): string {
  for (const reason of reasons) {
    const why = reason(comparison, difference);
    if (why !== null) return why;
  }
  return 'The reason is not known; the file may have been saved by an older GCS.';
}
