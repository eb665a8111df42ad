import type { OwnTest } from '../../character/own-prerequisite.ts';

/** Fields that a requirement may lack. */
export const missingOfTests = ['name', 'atLeast'] as const;

/**
 * Returns the field that must be filled in before the requirement asks for anything: what is required, or a bound of a number;
 * null for none. Spells without a name are any, as is a trait with a note.
 */
export function missingOfTest(own: OwnTest): (typeof missingOfTests)[number] | null {
  const { kind, name, note, match, atLeast, atMost } = own;
  const isNumber = kind === 'number' || kind === 'weight' || kind === 'quantity';
  const isNamed = kind === 'trait' || kind === 'skill' || kind === 'inUse';
  const isAny = match !== 'is' || (kind === 'trait' && note.trim() !== '');
  if (name.trim() === '' && (kind === 'number' || (isNamed && !isAny))) return 'name';
  return isNumber && atLeast === null && atMost === null ? 'atLeast' : null;
}
