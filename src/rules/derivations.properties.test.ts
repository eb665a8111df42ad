import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SavedCharacter } from '../character/character.ts';
import { DerivationBuilder, writeSteps } from '../engine/builder.ts';
import type { Derivation } from '../engine/step.ts';
import { fold, type StatId } from '../engine/step.ts';
import { buildModel } from '../sheet-model/model/build-model.ts';
import { anyCharacter } from '../testing/any-character.ts';
import { fiendishFriedrick, johnFalcon } from '../testing/book-characters.ts';
import { atFullLength, caseCount } from '../testing/extent.ts';
import { absurdCharacter, hugeCharacter, ordinaryCharacter } from '../testing/huge-character.ts';
import { saved } from '../testing/rows.ts';
import { type DerivedCharacter, deriveCharacter, openWorksheet } from './derive-character.ts';
import { describeFinding } from './findings/finding-sentences.ts';
import { houseRulesFor } from './house-rules/rules-in-force.ts';
import { rulesetIds, rulesetOf } from './rulesets.ts';

describe('Derivations', () => {
  /** Many characters take a busy machine seconds. */
  const testTimeout = 30_000;

  /** Notes which stats a formula consults: these decide about its steps and need not be in any of them. */
  class ConsultingBuilder extends DerivationBuilder {
    readonly consulted = new Set<StatId>();

    override consult(id: StatId): Derivation {
      this.consulted.add(id);
      return super.consult(id);
    }
  }

  /** The broken promises of a derivation. Collected, because an expectation takes many times as long as what it compares. */
  function faultsOf(worksheet: DerivedCharacter['worksheet'], id: StatId): readonly string[] {
    const { steps, value } = worksheet.get(id);
    const faults: string[] = [];
    if (steps.length === 0) faults.push('has no steps');
    if (!isDeepStrictEqual(fold(steps), value)) faults.push('value is not the fold of the steps');
    for (const step of steps) {
      if (step.words.trim() === '') faults.push('a step has no words');
      if (/undefined|NaN|null|\[object/.test(step.words)) faults.push(`words with holes: ${step.words}`);
      const pointers = step.op === 'choose' ? step.options.map(({ from, value }) => ({ from, value })) : [step];
      for (const pointer of pointers) {
        if (!('from' in pointer) || pointer.from === undefined) continue;
        if (!worksheet.has(pointer.from)) {
          faults.push(`points at ${pointer.from}, which is not there`);
          continue;
        }
        if (!('value' in pointer)) continue;
        const source = worksheet.get(pointer.from).value;
        const isSum = 'op' in pointer && pointer.op === 'add';
        const shown = isSum ? Math.abs(pointer.value) : pointer.value;
        const read = isSum && typeof source === 'number' ? Math.abs(source) : source;
        const isComparable = read !== null && (typeof source === 'number' || 'op' in pointer);
        if (isComparable && !isDeepStrictEqual(shown, read))
          faults.push(`a step does not show what ${pointer.from} is`);
      }
    }
    if (Number.isNaN(value)) faults.push('is no number');
    return faults.map((fault) => `${id} ${fault}`);
  }

  /** Every promise about derivations, for one character: called for samples and for generated ones. */
  function expectTrueDerivations({ worksheet }: Pick<DerivedCharacter, 'worksheet'>): void {
    expect(worksheet.ids().flatMap((id) => faultsOf(worksheet, id))).toEqual([]);
  }

  const samples: readonly (readonly [string, (ruleset: (typeof rulesetIds)[number]) => SavedCharacter])[] = [
    ['a blank character', (ruleset) => saved(ruleset, {})],
    ['John Falcon', johnFalcon],
    ['Fiendish Friedrick', fiendishFriedrick],
    ['an ordinary one', ordinaryCharacter],
    ['a huge one', hugeCharacter],
    ...(atFullLength ? ([['an absurd one', absurdCharacter]] as const) : []),
  ];

  describe.each(rulesetIds)('%s', (ruleset) => {
    it.each(samples)('every number of %s has an explanation', (_, make) =>
      expectTrueDerivations(openWorksheet(make(ruleset))),
    );

    it('every choice, and every weapon’s skill and Parry, has a page', () => {
      for (const [, make] of samples) {
        const { worksheet } = openWorksheet(make(ruleset));
        for (const id of worksheet.ids()) {
          const { steps, cite } = worksheet.get(id);
          for (const step of steps) if (step.op === 'choose') expect(step.cite, `${id}: ${step.words}`).toBeDefined();
          if (/^line:.*\.(skill|fencingSkill|skillWithShield|parry|parryWithShield)$/.test(id))
            expect(cite, id).toBeDefined();
          if (id.startsWith('default:')) expect(cite, id).toBeDefined();
        }
      }
    });

    it('every stat that a formula reads is named in one of its steps', () => {
      const unnamed: string[] = [];
      for (const [, make] of samples) {
        const { worksheet } = openWorksheet(make(ruleset));
        for (const id of worksheet.ids()) {
          const working = new ConsultingBuilder({
            get: (stat) => worksheet.get(stat),
            has: (stat) => worksheet.has(stat),
          });
          writeSteps(worksheet.formulaOf(id), working);
          const named = new Set(
            working.steps.flatMap((step) =>
              step.op === 'choose' ? step.options.map(({ from }) => from) : [step.from],
            ),
          );
          for (const { id: stat } of working.reads)
            if (!named.has(stat) && !working.consulted.has(stat)) unnamed.push(`${id} reads ${stat}`);
        }
      }
      expect(unnamed).toEqual([]);
    });

    it('numbers do not depend on the order in which they are read', { timeout: testTimeout }, () => {
      fc.assert(
        fc.property(anyCharacter(ruleset), (character) => {
          const [inOrder, reversed] = [openWorksheet(character), openWorksheet(character)];
          const ids = inOrder.worksheet.ids();
          for (const id of [...ids].reverse()) reversed.worksheet.get(id);
          const read = [reversed, inOrder].map((sheet) => ids.map((id) => sheet.worksheet.get(id)));
          if (!isDeepStrictEqual(read[0], read[1])) expect(read[0]).toEqual(read[1]);
        }),
        { numRuns: caseCount(60) },
      );
    });

    it('any choice of a player can be derived without throwing', { timeout: testTimeout }, () => {
      fc.assert(
        fc.property(anyCharacter(ruleset), (character) => {
          const sheet = deriveCharacter(character);
          expectTrueDerivations(sheet);
          for (const finding of sheet.findings) {
            expect(describeFinding(finding.fact)).toMatch(/\.$/);
            expect(describeFinding(finding.fact)).not.toMatch(/undefined|NaN|\[object/);
          }
          const ids = sheet.findings.map(({ id }) => id);
          expect(new Set(ids).size, `findings have ids of their own: ${ids.join(' ')}`).toBe(ids.length);
        }),
        { numRuns: caseCount(60) },
      );
    });
  });
});

describe('Reused sheets', () => {
  const testTimeout = 120_000;

  /** Every number with its steps, all findings, and the sheet model. */
  function everythingOf(sheet: DerivedCharacter) {
    const numbers = sheet.worksheet.ids().map((id) => {
      const { name, value, unit, caption, cite, steps, notes } = sheet.worksheet.get(id);
      return { id, name, value, unit, caption, cite, steps, notes };
    });
    return { numbers, findings: sheet.findings, model: buildModel(sheet) };
  }

  /** Expects an incrementally updated sheet to equal one derived from scratch. */
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
    it('an incrementally updated sheet equals one derived from scratch', { timeout: testTimeout }, () => {
      // With weapons, armor and shields that belong together.
      const equipped = fc.constantFrom(johnFalcon(ruleset), fiendishFriedrick(ruleset), ordinaryCharacter(ruleset));
      const edits = fc.array(fc.record({ edit: anyEdit, donor: anyCharacter(ruleset) }), {
        minLength: 1,
        maxLength: 10,
      });
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
            // A hint derives another state, which shares these numbers and replaces this one as the cached state.
            const previewed = applyEdit(saved, donor, { kind: 'part', part: 'attributes' });
            expectSame(deriveCharacter(previewed, sheet), previewed, 'hint');
            expectSame(sheet, saved, edit.kind);
          }
        }),
        { numRuns: caseCount(40) },
      );
    });
  });
});
