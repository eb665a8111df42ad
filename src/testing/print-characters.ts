import type { RulesetId } from '../catalog/entry.ts';
import type { SavedCharacter } from '../character/character.ts';
import { memoizeOnce } from '../engine/memoize.ts';
import { rulesetIds } from '../rules/rulesets.ts';
import type { SheetModel } from '../sheet-model/model/sheet-model.ts';
import { hugeCharacter, ordinaryCharacter, ownItem } from './huge-character.ts';
import { openSheet } from './open-sheet.ts';
import { item, saved, skill, trait } from './rows.ts';

/** Scripts of many kinds, letters that no font of ours has, and words that no line can hold. */
export const unicodeCharacter = (ruleset: RulesetId): SavedCharacter =>
  saved(ruleset, {
    name: 'Žofia Ольга Ὀδυσσεύς of the Upper Ketterwald',
    concept: {
      player: 'Þórður Øyvind Łukasz',
      appearance: 'A'.repeat(80),
      skin: 'čokoládová',
      hair: 'чёрные',
      eyes: 'γκρίζα',
      story: `Sworn sister of Ольга, of the house of ${'Straße'.repeat(14)}.\n\nΜῆνιν ἄειδε θεά.`,
      notes: 'She owes the smith 40 $ – 日本 is not in the font, nor is 🐉.',
    },
    attributes: { st: 11, dx: 12, iq: 10, ht: 11 },
    traits: [trait('toughness', { note: 'n'.repeat(80) }), trait('ambidexterity')],
    skills: [skill('broadsword', 4), skill('knife', 1, { note: 'naučila se v Kutné Hoře' })],
    equipment: [
      item('broadsword', { place: 'ready', note: 'Šavle' }),
      item('', { key: 'long', own: ownItem('Donaudampfschiff'.repeat(5)), note: 'x'.repeat(80) }),
    ],
  });

/** The characters printed and saved in tests: one of each of these kinds for every ruleset. */
const printKinds = ['empty', 'ordinary', 'huge', 'Unicode'] as const;
export type PrintKind = (typeof printKinds)[number];

const makers: Readonly<Record<PrintKind, (ruleset: RulesetId) => SavedCharacter>> = {
  empty: (ruleset) => saved(ruleset, {}),
  ordinary: ordinaryCharacter,
  huge: hugeCharacter,
  Unicode: unicodeCharacter,
};

export interface PrintCharacter {
  readonly kind: PrintKind;
  readonly ruleset: RulesetId;
  readonly make: () => SavedCharacter;
  readonly sheet: () => SheetModel;
}

export const printCharacters: readonly PrintCharacter[] = rulesetIds.flatMap((ruleset) =>
  printKinds.map((kind) => {
    const make = () => makers[kind](ruleset);
    return { kind, ruleset, make, sheet: memoizeOnce(() => openSheet(make()).model) };
  }),
);
