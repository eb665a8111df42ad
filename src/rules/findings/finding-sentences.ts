import { type CharacterFacts, characterSentences } from './character-sentences.ts';
import { type EquipmentFacts, equipmentSentences } from './equipment-sentences.ts';
import type { SentenceTable } from './sentence-table.ts';
import { type SkillFacts, skillSentences } from './skill-sentences.ts';
import { type TraitFacts, traitSentences } from './trait-sentences.ts';

/** What the sentence of each finding needs, by its code. Codes are stable: waivers in saved files name them. */
type Facts = CharacterFacts & TraitFacts & SkillFacts & EquipmentFacts;
type FactOf<Code extends keyof Facts> = { [Each in Code]: { readonly code: Each } & Facts[Each] }[Code];

/** Everything that a ruleset can report: a code with what its sentence needs. */
export type FindingFact = FactOf<keyof Facts>;

const sentences: SentenceTable<Facts> = {
  ...characterSentences,
  ...traitSentences,
  ...skillSentences,
  ...equipmentSentences,
};

/** The sentence for a finding: the only place where codes become words. */
export function findingSentence<Code extends keyof Facts>(fact: FactOf<Code>): string {
  return sentences[fact.code](fact);
}
