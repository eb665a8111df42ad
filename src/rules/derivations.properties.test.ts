import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SavedCharacter } from '../character/character.ts';
import { DerivationBuilder, writeSteps } from '../engine/builder.ts';
import type { Derivation } from '../engine/derivation.ts';
import { fold, type StatId } from '../engine/step.ts';
import { anyCharacter } from '../testing/any-character.ts';
import { fiendishFriedrick, johnFalcon } from '../testing/book-characters.ts';
import { caseCount } from '../testing/case-seed.ts';
import { absurdCharacter, hugeCharacter, ordinaryCharacter } from '../testing/huge-character.ts';
import { saved } from '../testing/rows.ts';
import { type DerivedCharacter, deriveCharacter, openWorksheet } from './derive-character.ts';
import { findingSentence } from './findings/finding-sentences.ts';
import { rulesetIds } from './rulesets.ts';

/** Many characters take a busy machine seconds. */
const PATIENT = 30_000;

/** Notes which stats a formula consults: these decide about its steps and need not be in any of them. */
class ConsultingBuilder extends DerivationBuilder {
  readonly consulted = new Set<StatId>();

  override consult(id: StatId): Derivation {
    this.consulted.add(id);
    return super.consult(id);
  }
}

/** Every promise about derivations, for one character: called for samples and for generated ones. */
function expectTrueDerivations({ worksheet }: Pick<DerivedCharacter, 'worksheet'>): void {
  for (const id of worksheet.ids()) {
    const derivation = worksheet.get(id);
    expect(derivation.steps.length, id).toBeGreaterThan(0);
    expect(fold(derivation.steps), `${id}: value is the fold of the steps`).toEqual(derivation.value);
    for (const step of derivation.steps) {
      expect(step.words.trim(), `${id}: every step has words`).not.toBe('');
      expect(step.words, `${id}: words without holes`).not.toMatch(/undefined|NaN|null|\[object/);
      const pointers = step.op === 'choose' ? step.options.map(({ from, value }) => ({ from, value })) : [step];
      for (const pointer of pointers) {
        if (!('from' in pointer) || pointer.from === undefined) continue;
        expect(worksheet.has(pointer.from), `${id} points at ${pointer.from}`).toBe(true);
        const source = worksheet.get(pointer.from).value;
        if (!('value' in pointer)) continue;
        const shown = 'op' in pointer && pointer.op === 'add' ? Math.abs(pointer.value) : pointer.value;
        const read = 'op' in pointer && pointer.op === 'add' && typeof source === 'number' ? Math.abs(source) : source;
        if (typeof source === 'number' || 'op' in pointer) {
          expect(shown, `${id}: the step shows what ${pointer.from} is`).toEqual(
            typeof read === 'number' || read !== null ? read : shown,
          );
        }
      }
    }
    expect(Number.isNaN(derivation.value), `${id} is a number`).toBe(false);
  }
}

const samples: [string, (ruleset: (typeof rulesetIds)[number]) => SavedCharacter][] = [
  ['a blank character', (ruleset) => saved(ruleset, {})],
  ['John Falcon', johnFalcon],
  ['Fiendish Friedrick', fiendishFriedrick],
  ['an ordinary one', ordinaryCharacter],
  ['a huge one', hugeCharacter],
  ['an absurd one', absurdCharacter],
];

describe.each(rulesetIds)('%s', (ruleset) => {
  it.each(samples)('explains every number of %s', (_, make) => expectTrueDerivations(openWorksheet(make(ruleset))));

  it('gives a page to every choice, and to skill and Parry of every weapon', () => {
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

  it('names every stat that a formula reads in one of its steps', () => {
    for (const [, make] of samples) {
      const { worksheet } = openWorksheet(make(ruleset));
      for (const id of worksheet.ids()) {
        const working = new ConsultingBuilder({
          get: (stat) => worksheet.get(stat),
          has: (stat) => worksheet.has(stat),
        });
        writeSteps(worksheet.formulaOf(id), working);
        const named = new Set(
          working.steps.flatMap((step) => (step.op === 'choose' ? step.options.map(({ from }) => from) : [step.from])),
        );
        expect(
          working.reads.map((read) => read.id).filter((stat) => !named.has(stat) && !working.consulted.has(stat)),
          id,
        ).toEqual([]);
      }
    }
  });

  it('gives the same numbers in whatever order they are read', { timeout: PATIENT }, () => {
    fc.assert(
      fc.property(anyCharacter(ruleset), (character) => {
        const [inOrder, reversed] = [openWorksheet(character), openWorksheet(character)];
        const ids = inOrder.worksheet.ids();
        for (const id of [...ids].reverse()) reversed.worksheet.get(id);
        for (const id of ids) expect(reversed.worksheet.get(id), id).toEqual(inOrder.worksheet.get(id));
      }),
      { numRuns: caseCount(60) },
    );
  });

  it('holds for whatever a player may choose, and never throws', { timeout: PATIENT }, () => {
    fc.assert(
      fc.property(anyCharacter(ruleset), (character) => {
        const sheet = deriveCharacter(character);
        expectTrueDerivations(sheet);
        for (const finding of sheet.findings) {
          expect(findingSentence(finding.fact)).toMatch(/\.$/);
          expect(findingSentence(finding.fact)).not.toMatch(/undefined|NaN|\[object/);
        }
        const ids = sheet.findings.map(({ id }) => id);
        expect(new Set(ids).size, `findings have ids of their own: ${ids.join(' ')}`).toBe(ids.length);
      }),
      { numRuns: caseCount(60) },
    );
  });
});
