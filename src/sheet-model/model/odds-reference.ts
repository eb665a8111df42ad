import { citationWords } from '../../engine/citation.ts';
import { ownValue } from '../../engine/own-value.ts';
import type { OpenedCharacter } from '../../rules/derive-character.ts';
import { attackOdds } from '../../rules/odds/attack-odds.ts';
import { quickContestOdds } from '../../rules/odds/contest-odds.ts';
import { rollOdds } from '../../rules/odds/roll-odds.ts';
import { percentWords } from '../wording/setting-words.ts';
import { buildModel } from './build-model.ts';
import { ownAttackOf } from './own-rolls.ts';
import type { ReferenceGroup, ReferenceRow } from './reference-group.ts';
import type { AttackLine, Figure } from './sheet-model.ts';

const scores = Array.from({ length: 16 }, (_, i) => i + 3);
/** What foes roll against in a contest, how well they defend, and what their armor stops. */
const foeScores = [8, 10, 12, 14, 16];
const foeDefenses = [8, 10, 12];
const foeResistances = [0, 2, 4];
/** Attacks and skills with a row; more would not fit on the page. */
const mostAttacks = 6;
const mostSkills = 3;

const percent = (chance: number): Figure => ({ text: percentWords(chance) });

/**
 * The chances of rolls, of quick contests with the character's scores, and of its attacks against typical defenses and armor.
 * All are exact.
 */
export function oddsReference(sheet: OpenedCharacter): readonly ReferenceGroup[] {
  return [rollGroup(sheet), contestGroup(sheet), ...attackGroups(sheet)];
}

function rollGroup({ ruleset: { odds } }: OpenedCharacter): ReferenceGroup {
  return {
    id: 'rolls',
    title: 'Rolls of three dice',
    columns: ['Success', 'Critical success', 'Critical failure'],
    rows: scores.map((score): ReferenceRow => {
      const { success, criticalSuccess, criticalFailure } = rollOdds(odds.success, score);
      return {
        name: `${score} or less`,
        figures: [success, criticalSuccess, criticalFailure].map(percent),
        note: '',
      };
    }),
    remarks: [],
    page: citationWords(odds.cites.roll),
  };
}

function contestGroup(sheet: OpenedCharacter): ReferenceGroup {
  const { ruleset } = sheet;
  return {
    id: 'contests',
    title: 'Quick contests',
    columns: ['Score', ...foeScores.map((score) => `vs. ${score}`)],
    rows: ownScores(sheet).map(
      ({ name, score }): ReferenceRow => ({
        name,
        figures: [
          { text: String(score) },
          ...foeScores.map((foe) => percent(quickContestOdds(ruleset.odds, score, foe).win)),
        ],
        note: '',
      }),
    ),
    remarks: ['The chance to win; a tie is no win.'],
    page: citationWords(ruleset.odds.cites.contest),
  };
}

/** Attributes, and the skills of the attacks at hand, the best first. */
function ownScores({ ruleset, worksheet, ...sheet }: OpenedCharacter): readonly { name: string; score: number }[] {
  const attributes = ruleset.attributes.flatMap(({ id, short }) => {
    const score = worksheet.find(id)?.value;
    return typeof score === 'number' ? [{ name: short, score }] : [];
  });
  const skills = buildModel({ ruleset, worksheet, ...sheet }).attacks.flatMap(({ atHand, skillName, skill }) =>
    atHand && skill.value !== undefined ? [{ name: skillName, score: skill.value }] : [],
  );
  const distinct = skills.filter(
    ({ name }, i) => name !== '' && skills.findIndex((other) => other.name === name) === i,
  );
  const seen = new Set(attributes.map(({ name }) => name));
  return [...attributes, ...distinct.filter(({ name }) => !seen.has(name)).slice(0, mostSkills)];
}

/** One table for each defense: the chance to wound through armor, and the average injury of every attack. */
function attackGroups(sheet: OpenedCharacter): readonly ReferenceGroup[] {
  const { ruleset } = sheet;
  const lines = buildModel(sheet).attacks.filter(({ atHand }) => atHand);
  return foeDefenses.map((defense) => ({
    id: `attacks.${defense}`,
    title: `Attacks on a foe with a defense of ${defense}`,
    columns: ['Skill', 'Damage', 'Hits', 'Undefended', ...foeResistances.map((resistance) => `DR ${resistance}`)],
    rows: lines.flatMap((line) => attackRow(sheet, line, defense) ?? []).slice(0, mostAttacks),
    remarks:
      defense === foeDefenses.at(-1)
        ? [
            'Undefended: hits that are not defended against. Under DR: the chance to wound, and the average injury of an attack, misses included.',
          ]
        : [],
    page: citationWords(ruleset.odds.attack.cite),
  }));
}

function attackRow(sheet: OpenedCharacter, line: AttackLine, defense: number): ReferenceRow | null {
  const { ruleset } = sheet;
  const attack = ownAttackOf(sheet, line);
  const wounding = attack && ownValue(ruleset.odds.attack.types, attack.type);
  if (!attack || !wounding) return null;
  const base = { ...wounding, ...attack, deceptive: 0 };
  const against = foeResistances.flatMap(
    (resistance) => attackOdds(ruleset.odds, { ...base, resistance, defenses: [defense] }) ?? [],
  );
  const [first] = against;
  if (!first) return null;
  return {
    name: attack.name,
    figures: [
      { text: line.skill.text },
      { text: `${line.damage.text} ${line.type}` },
      percent(first.hits),
      percent(first.undefended),
      ...against.map(({ wounds, averageInjury }) => ({
        text: `${percentWords(wounds)} · ${averageInjury.toFixed(1)}`,
      })),
    ],
    note: '',
  };
}
