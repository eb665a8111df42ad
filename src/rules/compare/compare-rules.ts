import { characterSchema } from '../../character/character.ts';
import type { DerivedCharacter } from '../derive-character.ts';
import { findingSentence } from '../findings/finding-sentences.ts';
import { findHouseRule } from '../house-rules/offered-rules.ts';
import { switchState } from '../house-rules/rules-in-force.ts';
import { type Both, type Difference, textDifference } from './comparison.ts';
import { longTextDifference } from './typed-in-differences.ts';
import { unknownFields } from './unknown-fields.ts';

/** The ruleset, its optional and house rules, findings that were let be, and what only a file knows. */
export function compareRules(both: Both): Difference[] {
  const { before, after } = both;
  return [
    ...textDifference({ key: 'rules:ruleset', name: 'Ruleset' }, before.ruleset.name, after.ruleset.name),
    ...houseRuleDifferences(both),
    ...waiverDifferences(both),
    ...leftOver('rules:aside', 'Set aside from a file', asideOf(before), asideOf(after)),
    ...leftOver('rules:unknown', 'Not recognized here', unknownOf(before), unknownOf(after)),
  ];
}

function houseRuleDifferences({ before, after }: Both): Difference[] {
  const ids = new Set([...before.context.saved.houseRules, ...after.context.saved.houseRules]);
  return [...ids].flatMap((id) =>
    textDifference(
      { key: `rules:${id}`, name: findHouseRule(id)?.name ?? id },
      switchState(before.context, id),
      switchState(after.context, id),
      { absent: 'not in these rules' },
    ),
  );
}

function waiverDifferences({ before, after }: Both): Difference[] {
  const of = ({ context }: DerivedCharacter) =>
    new Map(context.character.waivers.map(({ finding, reason }) => [finding, reason || 'allowed']));
  const [left, right] = [of(before), of(after)];
  return [...new Set([...left.keys(), ...right.keys()])].flatMap((id) => {
    const finding = [...after.findings, ...before.findings].find((candidate) => candidate.id === id);
    const name = finding ? findingSentence(finding.fact).replace(/\.$/, '') : 'An issue that no longer applies';
    return textDifference(
      { key: `rules:waiver.${id}`, name, part: 'allowed' },
      left.get(id) ?? null,
      right.get(id) ?? null,
      {
        absent: 'none',
      },
    );
  });
}

const asideOf = ({ context }: DerivedCharacter): unknown[] => [...context.character.setAside];

const unknownOf = ({ context }: DerivedCharacter): unknown[] => [
  ...unknownFields(characterSchema, context.character),
  ...Object.entries(context.saved.extra ?? {}),
];

function leftOver(key: string, name: string, before: readonly unknown[], after: readonly unknown[]): Difference[] {
  const stringify = (things: readonly unknown[]) => (things.length === 0 ? '' : JSON.stringify(things));
  return longTextDifference({ key, name }, stringify(before), stringify(after));
}
