import type { DerivationBuilder } from '../../engine/builder.ts';
import { OverlaidWorksheet } from '../../engine/overlay.ts';
import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { CombatSheet } from '../combat/derive-combat.ts';
import { traitsOf } from '../combat/fight.ts';
import type { Fight } from '../combat/fight-rules.ts';
import type { OpenedCharacter } from '../derive-character.ts';
import type { RollModifier, RollRules, RollSituation, RollSubject } from './roll-rules.ts';

/** A roll in its situation. */
export interface DerivedRoll {
  /** The number to roll, on `worksheet`. */
  readonly stat: StatId;
  /** Null if the roll is not possible: the last step says why. */
  readonly needed: number | null;
  /** The numbers of the fighter with that of the roll laid over them. */
  readonly worksheet: Worksheet;
}

/** The stat of a roll. */
const rollStat = (of: StatId): StatId => `roll:${of}`;

/**
 * The number to roll for a subject: that of the sheet, with the fighter's state, the circumstances that were named, and what the
 * game master adds. `base` is the worksheet that has the subject's number, if another than the fighter's.
 */
export function deriveRoll(
  { ruleset }: Pick<OpenedCharacter, 'ruleset'>,
  { fight, worksheet: base }: Pick<CombatSheet, 'fight' | 'worksheet'>,
  rules: RollRules,
  subject: RollSubject,
  situation: RollSituation,
): DerivedRoll {
  const worksheet = new OverlaidWorksheet(base);
  const stat = rollStat(subject.stat);
  worksheet.define({
    id: stat,
    name: subject.name,
    cite: ruleset.odds.cites.roll,
    formula: (w) => {
      const trait = rules.fright?.never;
      const holder = trait === undefined ? undefined : traitsOf(fight, trait)[0];
      if (subject.use === 'fright' && holder) {
        w.start(null, `${holder.name}: nothing frightens you`, { cite: rules.fright?.cite, row: holder.key });
        return;
      }
      w.startFrom(subject.stat);
      if (typeof w.value !== 'number') return;
      if (!Number.isInteger(w.value)) w.round('down');
      writeState(w, rules, fight, subject);
      if (w.value === null) return;
      for (const modifier of rules.modifiers) writeModifier(w, modifier, fight, subject, situation);
      if (situation.reaction !== '') w.addFrom(situation.reaction);
      if (situation.other !== 0) w.add(situation.other, 'other modifiers');
      rules.limit?.(w, fight, subject);
    },
  });
  const { value } = worksheet.get(stat);
  return { stat, needed: typeof value === 'number' ? value : null, worksheet };
}

/** Attacks and defenses of a fight have the state in their numbers already. */
function writeState(w: DerivationBuilder, rules: RollRules, fight: Fight, subject: RollSubject): void {
  if (!subject.stat.startsWith('fight:')) rules.state(w, fight, subject);
}

function writeModifier(
  w: DerivationBuilder,
  modifier: RollModifier,
  fight: Fight,
  subject: RollSubject,
  { named }: RollSituation,
): void {
  const answer = Object.hasOwn(named, modifier.id) ? named[modifier.id] : undefined;
  if (answer === undefined || !modifier.appliesTo(subject, fight)) return;
  const { cite } = modifier;
  if ('of' in modifier) {
    if (typeof answer !== 'number' || answer <= 0) return;
    const { add, words } = modifier.of(Math.min(answer, modifier.most));
    if (add !== 0) w.add(add, words, { cite });
    return;
  }
  const circumstance = modifier.circumstances(subject, fight).find(({ id }) => id === answer);
  if (circumstance) w.add(circumstance.add, `${modifier.name.toLowerCase()}: ${circumstance.name}`, { cite });
}

/** The modifiers that are offered for a subject. */
export const modifiersFor = (rules: RollRules, subject: RollSubject, fight: Fight): readonly RollModifier[] =>
  rules.modifiers.filter(({ appliesTo }) => appliesTo(subject, fight));
