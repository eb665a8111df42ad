import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SavedCharacter } from '../character/character.ts';
import { buildModel } from '../sheet-model/model/build-model.ts';
import { anyCharacter } from '../testing/any-character.ts';
import { fiendishFriedrick, johnFalcon } from '../testing/book-characters.ts';
import { caseCount } from '../testing/case-seed.ts';
import { ordinaryCharacter } from '../testing/huge-character.ts';
import { type DerivedCharacter, deriveCharacter } from './derive-character.ts';
import { houseRulesFor } from './house-rules/offered-rules.ts';
import { rulesetIds, rulesetOf } from './rulesets.ts';

const PATIENT = 120_000;

/** Every number with its steps, all findings, and what is drawn. */
function everythingOf(sheet: DerivedCharacter) {
  const numbers = sheet.worksheet.ids().map((id) => {
    const { name, value, unit, caption, cite, steps, notes } = sheet.worksheet.get(id);
    return { id, name, value, unit, caption, cite, steps, notes };
  });
  return { numbers, findings: sheet.findings, model: buildModel(sheet) };
}

/** Expects a sheet that follows others to be what the character comes to without them. */
function expectSame(sheet: DerivedCharacter, saved: SavedCharacter, what: string): void {
  const [following, afresh] = [everythingOf(sheet), everythingOf(deriveCharacter(saved))];
  // Many times as fast as an expectation, which then finds the difference.
  if (!isDeepStrictEqual(following, afresh)) expect(following, what).toEqual(afresh);
}

/** An edit takes one part of the character from another one, or a few of its rows. */
const parts = ['attributes', 'raised', 'secondary', 'race', 'campaign', 'concept', 'earned', 'waivers'] as const;
const lists = ['traits', 'skills', 'equipment'] as const;
const places = ['ready', 'ready', 'carried', 'home'] as const;
type Edit =
  | { readonly kind: 'part'; readonly part: (typeof parts)[number] }
  | { readonly kind: 'row'; readonly list: (typeof lists)[number]; readonly at: number }
  | { readonly kind: 'remove'; readonly list: (typeof lists)[number]; readonly at: number }
  | { readonly kind: 'number'; readonly list: (typeof lists)[number]; readonly at: number; readonly to: number }
  | { readonly kind: 'swap'; readonly list: (typeof lists)[number]; readonly at: number }
  | { readonly kind: 'place'; readonly at: number; readonly place: (typeof places)[number] }
  | { readonly kind: 'rules' }
  | { readonly kind: 'rule'; readonly at: number }
  | { readonly kind: 'ruleset' }
  | { readonly kind: 'undo' };

const at = fc.nat(30);
const list = fc.constantFrom(...lists);
const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ kind: fc.constant('part' as const), part: fc.constantFrom(...parts) }),
  fc.record({ kind: fc.constant('row' as const), list, at }),
  fc.record({ kind: fc.constant('remove' as const), list, at }),
  fc.record({ kind: fc.constant('number' as const), list, at, to: fc.nat(9) }),
  fc.record({ kind: fc.constant('swap' as const), list, at }),
  fc.record({ kind: fc.constant('place' as const), at, place: fc.constantFrom(...places) }),
  fc.record({ kind: fc.constant('rule' as const), at }),
  fc.constantFrom({ kind: 'rules' as const }, { kind: 'ruleset' as const }, { kind: 'undo' as const }),
);

/** The row with another number: points, levels or quantity. */
const withNumber = <Row extends object>(row: Row, to: number): Row => ({
  ...row,
  ...('points' in row ? { points: to } : {}),
  ...('level' in row ? { level: to } : {}),
  ...('quantity' in row ? { quantity: to } : {}),
});

function changedList<Row extends { readonly key: string }>(
  rows: readonly Row[],
  donors: readonly Row[],
  edit: Exclude<Edit, { readonly kind: 'part' | 'place' | 'rules' | 'rule' | 'ruleset' | 'undo' }>,
): Row[] {
  const index = rows.length === 0 ? 0 : edit.at % rows.length;
  const row = rows[index];
  if (edit.kind === 'remove') return rows.filter((_, i) => i !== index);
  if (edit.kind === 'number') return rows.map((same, i) => (i === index ? withNumber(same, edit.to) : same));
  if (edit.kind === 'swap') {
    const [first, ...others] = rows;
    return first ? [...others, first] : [];
  }
  const donor = donors[edit.at % Math.max(1, donors.length)];
  if (!donor) return [...rows];
  // The keys of rows are unique.
  if (!row || edit.at % 3 === 0) return rows.some(({ key }) => key === donor.key) ? [...rows] : [...rows, donor];
  return rows.map((same, i) => (i === index ? { ...donor, key: row.key } : same));
}

function applyEdit(saved: SavedCharacter, donor: SavedCharacter, edit: Edit): SavedCharacter {
  const { character } = saved;
  switch (edit.kind) {
    case 'part':
      return { ...saved, character: { ...character, [edit.part]: donor.character[edit.part] } };
    case 'place': {
      const { equipment } = character;
      const moved = equipment.map((row, i) =>
        i === edit.at % equipment.length ? { ...row, place: edit.place, container: '' } : row,
      );
      return { ...saved, character: { ...character, equipment: moved } };
    }
    case 'rules':
      return { ...saved, houseRules: donor.houseRules };
    case 'rule': {
      const offered = houseRulesFor(rulesetOf(saved.ruleset));
      const id = offered[edit.at % offered.length]?.id ?? '';
      const isOn = saved.houseRules.includes(id);
      return {
        ...saved,
        houseRules: isOn ? saved.houseRules.filter((rule) => rule !== id) : [...saved.houseRules, id],
      };
    }
    case 'ruleset': {
      const next = rulesetIds[(rulesetIds.map(String).indexOf(saved.ruleset) + 1) % rulesetIds.length];
      return { ...saved, ruleset: next ?? saved.ruleset };
    }
    case 'undo':
      return saved;
    default: {
      const { traits, skills, equipment } = character;
      const other = donor.character;
      if (edit.list === 'traits')
        return { ...saved, character: { ...character, traits: changedList(traits, other.traits, edit) } };
      if (edit.list === 'skills')
        return { ...saved, character: { ...character, skills: changedList(skills, other.skills, edit) } };
      return { ...saved, character: { ...character, equipment: changedList(equipment, other.equipment, edit) } };
    }
  }
}

describe.each(rulesetIds)('%s', (ruleset) => {
  it('the sheet that follows others is the one that is worked out afresh', { timeout: PATIENT }, () => {
    // With weapons, armor and shields that belong together.
    const equipped = fc.constantFrom(johnFalcon(ruleset), fiendishFriedrick(ruleset), ordinaryCharacter(ruleset));
    const edits = fc.array(fc.record({ edit: anyEdit, donor: anyCharacter(ruleset) }), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(fc.oneof(anyCharacter(ruleset), equipped), edits, (start, steps) => {
        const history: SavedCharacter[] = [start];
        let sheet = deriveCharacter(start);
        expect(everythingOf(sheet).numbers.length).toBeGreaterThan(0);
        for (const { edit, donor } of steps) {
          const current = history.at(-1) ?? start;
          if (edit.kind === 'undo' && history.length > 1) history.pop();
          else history.push(applyEdit(current, donor, edit));
          const saved = history.at(-1) ?? start;
          sheet = deriveCharacter(saved, sheet);
          // A hint works another state out, which shares its numbers and takes its place in what is kept.
          const supposed = applyEdit(saved, donor, { kind: 'part', part: 'attributes' });
          expectSame(deriveCharacter(supposed, sheet), supposed, 'hint');
          expectSame(sheet, saved, edit.kind);
        }
      }),
      { numRuns: caseCount(40) },
    );
  });
});
