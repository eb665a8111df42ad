import { type GcsFields, toNumber } from './gcs-fields.ts';
import { maxContainerDepth } from './gcs-limits.ts';
import type { GcsCalc, GcsNote, GcsPointsEntry, GcsProfile } from './gcs-sheet.ts';
import { readWeight } from './read-measures.ts';

/** Reads the record of points, the newest first. */
export const readPointsRecord = (file: GcsFields): GcsPointsEntry[] =>
  file.objects('points_record').map((entry) => ({
    when: entry.text('when'),
    points: entry.number(0, 'points'),
    reason: entry.text('reason'),
  }));

/** Reads who the character is. */
export function readProfile(profile: GcsFields | null): GcsProfile {
  const text = (...names: string[]) => profile?.text(...names) ?? '';
  // Far longer than any other text, so it is not cut: a part of a picture is none.
  const portrait = profile?.value('portrait');
  return {
    name: text('name'),
    playerName: text('player_name'),
    title: text('title'),
    organization: text('organization'),
    religion: text('religion'),
    age: text('age'),
    birthday: text('birthday'),
    gender: text('gender'),
    height: text('height'),
    weight: text('weight'),
    eyes: text('eyes'),
    hair: text('hair'),
    skin: text('skin'),
    handedness: text('handedness'),
    techLevel: text('tech_level'),
    sizeModifier: Math.trunc(profile?.number(0, 'SM') ?? 0),
    portrait: typeof portrait === 'string' ? portrait : '',
  };
}

/** Reads notes and the headings that they are under. */
export function readNotes(notes: readonly GcsFields[], depth = 1): GcsNote[] {
  return notes.map((note) => ({
    id: note.text('id'),
    text: note.text('markdown', 'text', 'notes', 'name'),
    reference: note.text('reference'),
    children: depth > maxContainerDepth ? [] : readNotes(note.objects('children'), depth + 1),
  }));
}

/** Reads the numbers of the whole sheet that the file has worked out. */
export function readCalc(calc: GcsFields | null): GcsCalc | null {
  if (!calc) return null;
  const lift = calc.value('basic_lift');
  const numbers = (name: string) => {
    const list = calc.value(name);
    return Array.isArray(list) ? list.slice(0, 5).map((each) => toNumber(each) ?? 0) : [];
  };
  return {
    thrust: calc.text('thrust'),
    swing: calc.text('swing'),
    basicLift: (typeof lift === 'string' ? readWeight(lift) : toNumber(lift)) ?? 0,
    strikingBonus: calc.number(0, 'striking_st_bonus'),
    liftingBonus: calc.number(0, 'lifting_st_bonus'),
    throwingBonus: calc.number(0, 'throwing_st_bonus'),
    dodgeBonus: calc.number(0, 'dodge_bonus'),
    parryBonus: calc.number(0, 'parry_bonus'),
    blockBonus: calc.number(0, 'block_bonus'),
    move: numbers('move'),
    dodge: numbers('dodge'),
  };
}
